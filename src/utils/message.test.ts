import {expect, test} from '@playwright/test';
import {isMessage, unquoted} from './message';

test('a message fits with anything in the place of each name, in any case', () => {
  expect(isMessage('User 42 not found', 'User {id} not found')).toBe(true);
  expect(isMessage('user a b NOT FOUND', 'User {id} not found')).toBe(true);
  expect(isMessage('age must be between 18 and 99', '{field} must be between {min} and {max}')).toBe(true);
  expect(isMessage('Event "a.b" is not started.', 'Event "{name}" is not started.')).toBe(true);
});

test('quotes around it do not count, those of the message do', () => {
  expect(isMessage('"User 42 not found",', 'User {id} not found')).toBe(true);
  expect(isMessage("No models for schema 'a'", "No models for schema '{schema}'")).toBe(true);
});

test('other texts do not, nor does a message without a name', () => {
  expect(isMessage('User not found', 'User {id} not found')).toBe(false);
  expect(isMessage('The user 42 not found', 'User {id} not found')).toBe(false);
  expect(isMessage('Event "a" is not startedX', 'Event "{name}" is not started.')).toBe(false);
  expect(isMessage('Invalid credentials', 'Invalid credentials')).toBe(false);
});

test('quotes around a copied text are left', () => {
  expect(unquoted('"Invalid credentials",')).toBe('Invalid credentials');
  expect(unquoted('“Invalid” credentials')).toBe('Invalid” credentials');
  expect(unquoted('it’s')).toBe('it’s');
});

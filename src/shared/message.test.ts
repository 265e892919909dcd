import {expect, test} from '@playwright/test';
import {fixedParts, folded, isMessage, LONGEST_PASTED, messageIn, quotedIn, unquoted} from './message';

/** As used in programs, in Markdown, and in prose in several languages. */
const PAIRS = ['""', "''", '``', '“”', '‘’', '„“', '‚‘', '”„', '«»', '»«', '‹›'].map(
  ([open = '', close = '']) => [open, close] as const,
);

test('quotes of all kinds count alike, around a message and in it', () => {
  for (const [open, close] of PAIRS) {
    for (const text of [
      `${open}User 42 not found${close}`,
      `${open} User 42 not found ${close},`,
      `${open}User 42 not found${close}.`,
    ])
      expect(isMessage(text, 'User {id} not found'), text).toBe(true);
    const inside = `No models for schema ${open}a${close}`;
    for (const text of [inside, `${open}${inside}${close}`])
      expect(isMessage(text, "No models for schema '{schema}'"), text).toBe(true);
  }
});

test('what is between quotes is found in a text, and an apostrophe is not a quote', () => {
  for (const [open, close] of PAIRS) {
    const text = `It's ${open}invalid token${close} or ${open} a b ${close}, the users' log says`;
    expect(quotedIn(text), text).toEqual(['invalid token', 'a b']);
  }
  expect(quotedIn('why "invalid token')).toEqual(['invalid token']);
  expect(quotedIn("it's the users' log")).toEqual([]);
});

test('quotes around a copied text are removed', () => {
  expect(unquoted('"Invalid credentials",')).toBe('Invalid credentials');
  expect(unquoted('“Invalid” credentials')).toBe('Invalid” credentials');
  expect(unquoted('it’s')).toBe('it’s');
});

test('a message is the same with something in the place of each name, and another when a part is missing', () => {
  for (const [text, message, is] of [
    ['User 42 not found', 'User {id} not found', true],
    ['user 42 NOT found', 'User {id} not found', true],
    ['a b must be (at least) 18', '{field} must be (at least) {min}', true],
    ['age must be between 18 and 99', '{field} must be between {min} and {max}', true],
    ['Event "a.b" is not started.', 'Event "{name}" is not started.', true],
    ['Render error: line 1\nline 2', 'Render error: {reason}', true],
    ['User not found not found', 'User {id} not found', true],
    ['aXbXc', '{a}X{b}X{c}', true],
    ['User  not found', 'User  {id} not found', false],
    ['User not found', 'User {id} not found', false],
    ['the User 42 not found', 'User {id} not found', false],
    ['User 42 not found.', 'User {id} not found', false],
    ['age must be Xat leastX 18', '{field} must be (at least) {min}', false],
    ['Render error: ', 'Render error: {reason}', false],
    ['XX', '{a}X{b}X{c}', false],
    ['Path not found', 'Path not found', false],
  ] as const)
    expect(isMessage(text, message), text).toBe(is);
});

test('a text of quotes and spaces alone is answered all the same', () => {
  for (const text of [
    `"${' '.repeat(LONGEST_PASTED)}x`,
    `"${' '.repeat(LONGEST_PASTED)}" x`,
    '"'.repeat(LONGEST_PASTED),
  ])
    expect(isMessage(messageIn(text), 'User {id} not found')).toBe(false);
});

test('letters of input methods and of files, and invisible characters, are read as they are usually typed', () => {
  for (const [text, read] of [
    ['ｒｏｕｔｅｒ', 'router'],
    ['４０４', '404'],
    ['ﬁle', 'file'],
    ['rou\u00adter', 'router'],
    ['\u202arouter\u202c\u200b', 'router'],
  ] as const)
    expect(messageIn(text), text).toBe(read);
});

test('a text that nearly fits in many ways is answered all the same', () => {
  const text = 'a'.repeat(10_000);
  expect(isMessage(text, '{a}a{b}a{c}a{d}a{e}b')).toBe(false);
  expect(isMessage(`${text}b`, '{a}a{b}a{c}a{d}a{e}b')).toBe(true);
});

test('letters stay where they are, also where lower case is longer', () => {
  expect(folded('İB')).toHaveLength(2);
  expect(fixedParts('{field} must be {min}')).toEqual(['', ' must be ', '']);
});

test('a pasted response is read as the message that it carries, another text as it is', () => {
  const message = 'Field "a\\b" is missing';
  for (const response of [
    JSON.stringify({ok: false, code: 403, payload: message, _meta: {}}, null, 4),
    JSON.stringify({status: false, code: 403, result: null, error: message}),
    `HTTP/1.1 403\n{"payload": ${JSON.stringify(message)}, "code"`,
  ])
    expect(messageIn(response), response).toBe(message);
  expect(messageIn('{"payload": "bad \\x escape"}')).toBe('bad \\x escape');
  for (const text of ['Path not found', '“Path not found”', '{"ok": true, "payload": []}'])
    expect(messageIn(` ${text}\n`)).toBe(text);
});

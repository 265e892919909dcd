import {expect, test} from '@playwright/test';
import {walk} from './router';
import type {Route} from './routes';

const route = (method: string, path: string): Route => ({
  method,
  path,
  handler: 'Handler',
  middlewares: [],
  limit: null,
});

const routes = [route('POST', '/a'), route('GET', '/b'), route('GET', '/a'), route('GET', '/{any}')];

const triedFor = (target: string, method = 'GET') =>
  walk(routes, {method, target}).tried.map(({route: {path}, misses}) => `${path} ${misses ?? 'matches'}`);

test('routes are tried in their order up to the first that matches, the method before the path', () => {
  expect(triedFor('/a')).toEqual(['/a method', '/b path', '/a matches']);
  expect(triedFor('/c')).toEqual(['/a method', '/b path', '/a path', '/{any} matches']);
});

test('where none matches, all were tried', () => {
  expect(triedFor('/a/b', 'DELETE')).toEqual(['/a method', '/b method', '/a method', '/{any} method']);
});

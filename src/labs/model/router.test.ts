import {expect, test} from '@playwright/test';
import {walk, type Route} from './router';

const route = (method: string, path: string): Route => ({method, path, handler: 'Handler', middlewares: []});

const routes = [route('POST', '/a'), route('GET', '/b'), route('GET', '/a'), route('GET', '/{any}')];

test('routes are tried in their order up to the first with the method and the path', () => {
  for (const [method, target, tried] of [
    ['GET', '/a', ['/a', '/b', '/a']],
    ['GET', '/c', ['/a', '/b', '/a', '/{any}']],
    ['DELETE', '/a/b', ['/a', '/b', '/a', '/{any}']],
  ] as const) {
    expect(walk(routes, {method, target}).tried.map(({path}) => path)).toEqual(tried);
  }
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import table from '@site/docs/_data/routes.json';
import {CLASSES} from './middlewares';
import {ROUTE_FILES, type RouteFileName} from './routeFiles';

const page = (name: string) =>
  readFileSync(path.resolve(__dirname, '../../../docs/architecture/routing', name), 'utf8');

/** The calls of the first route file of a page, in their order: `get /plans ListPlans`, `middleware CheckAuth`. */
function callsOf(markdown: string): string[] {
  const [, php = ''] = /```php title="configs\/routes\.php"[^\n]*\n(.*?)```/s.exec(markdown) ?? [];
  const calls = php.matchAll(/->(get|post|put|patch|delete|group)\(\s*'([^']*)'(?:,\s*(\w+)::class)?/g);
  return Array.from(calls, ([, method = '', route = '', handler]) =>
    [method, route, ...(handler === undefined ? [] : [handler])].join(' '),
  );
}

/** The same calls, from a file of the lab: a group is seen in the paths alone. */
const routesOf = (name: RouteFileName) =>
  ROUTE_FILES[name].routes.map(({method, path: route, handler}) => `${method} ${route} ${handler}`);

function withPrefixes(calls: readonly string[]): string[] {
  let prefix = '';
  return calls.flatMap((call) => {
    const [method = '', route = '', handler = ''] = call.split(' ');
    if (method !== 'group') return [`${method.toUpperCase()} ${prefix}${route} ${handler}`];
    prefix = route;
    return [];
  });
}

for (const [name, file] of [
  ['sample', 'routes-configuration.md'],
  ['limited', 'rate-limiting.md'],
  ['overlap', 'index.md'],
] as const) {
  test(`${name} has the routes of its page, in their order`, () => {
    const documented = withPrefixes(callsOf(page(file)));
    expect(documented.length).toBeGreaterThan(1);
    expect(routesOf(name)).toEqual(documented);
  });
}

test('the same two stand the other way round', () => {
  expect(routesOf('swapped')).toEqual(routesOf('overlap').reverse());
});

test('the sample API is that of the table, with as many middlewares', () => {
  const {routes} = ROUTE_FILES.sample;
  const documented = table.filter((row) => row.path !== null);
  expect(documented.length).toBe(routes.length - 1);
  for (const row of documented) {
    const route = routes.find((one) => one.method === row.method && one.path === row.path);
    expect(route, row.id).toBeDefined();
    // The table leaves out what only the file of the page adds to the group /account.
    if (row.group !== '/account') expect(route?.middlewares.length, row.id).toBe(row.middlewares.length);
  }
});

test('every middleware of a file is known', () => {
  const named = Object.values(ROUTE_FILES).flatMap(({routes}) =>
    routes.flatMap(({middlewares}) => middlewares),
  );
  expect(new Set(named)).toEqual(new Set(CLASSES));
});

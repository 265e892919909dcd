import {expect, test} from '@playwright/test';
import {methodsOf, reasonOf} from './reason';
import {ROUTE_FILES} from './routeFiles';

const route = (method: string, path: string) => ({method, path, handler: 'A', middlewares: []});
const update = route('POST', '/clients/{client_id}/invoices/{invoice_id}/update');

test('the method is compared first', () => {
  expect(reasonOf(update, 'GET', '/nowhere')).toBe('POST, not GET');
  expect(reasonOf(update, 'post', '/clients/1/invoices/2/update')).toBe('POST, not post');
});

test('of the path, the first thing that differs is named', () => {
  for (const [path, reason] of [
    ['/clients/1/invoices/2/update', undefined],
    ['/clients/1/invoices/2/update/', 'the slash at the end counts'],
    ['/clients/1/invoices/2/update//', 'the slash at the end counts'],
    ['/clients/1/invoices/2', '5 parts, and the path has 4'],
    ['/', '5 parts, and the path has 1'],
    ['/clients/1/orders/2/edit', '"invoices", not "orders"'],
    ['/clients//invoices/2/update', 'nothing fills {client_id}'],
    ['/Clients/1/invoices/2/update', '"clients", not "Clients"'],
  ] as const)
    expect(reasonOf(update, 'POST', path), path).toBe(reason);
  expect(reasonOf(route('GET', '/plans'), 'GET', '/plans/12')).toBe('1 part, and the path has 2');
  expect(reasonOf(route('GET', '/plans'), 'GET', 'plans')).toBe('1 part, and the path has 0');
  expect(reasonOf(route('GET', '/plans'), 'GET', '')).toBe('1 part, and the path has 0');
});

test('the methods of a path are named once each', () => {
  const {routes} = ROUTE_FILES.sample;
  expect(methodsOf(routes, '/space/clients/77aa')).toEqual(['PATCH', 'DELETE', 'GET']);
  expect(methodsOf(routes, '/nowhere')).toEqual([]);
});

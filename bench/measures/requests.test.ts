import {expect, test} from '@playwright/test';
import {kindOf, weigh, type Request} from './requests';

const request = (path: string, type: string, bytes: number, isAhead = false): Request => ({
  url: `https://localhost:1${path}`,
  type,
  bytes,
  isAhead,
});

const visit = [
  request('/', 'text/html', 100),
  request('/a.woff2', 'font/woff2', 30),
  request('/ahead.html', 'text/html', 7, true),
  request('/a.css', 'text/css', 20),
  request('/a.js?1', 'text/javascript', 50),
  request('/a.svg', 'image/svg+xml', 5),
  request('/a.json', 'application/json', 1),
];

test('a visit is summed up by kind, without what is fetched ahead', () => {
  expect(weigh(visit)).toEqual({
    html: 100,
    script: 50,
    style: 20,
    font: 30,
    image: 5,
    other: 1,
    all: 206,
    ahead: 7,
  });
});

test('fonts and scripts are known under all their types', () => {
  expect(kindOf('application/font-woff2')).toBe('font');
  expect(kindOf('application/javascript')).toBe('script');
  expect(kindOf('')).toBe('other');
});

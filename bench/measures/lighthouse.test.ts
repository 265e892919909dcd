import {expect, test} from '@playwright/test';
import {readReport} from './lighthouse';

const report = () => ({
  categories: {
    performance: {score: 0.995},
    accessibility: {score: 1},
    'best-practices': {score: 0.96},
    seo: {score: 1},
  },
  audits: {
    'largest-contentful-paint': {numericValue: 812.5},
    'total-blocking-time': {numericValue: 0},
    'cumulative-layout-shift': {numericValue: 0.01},
  },
});

test('scores are of a hundred, and nought is a figure', () => {
  expect(readReport(report())).toEqual({
    performance: 100,
    accessibility: 100,
    bestPractices: 96,
    seo: 100,
    lcp: 812.5,
    tbt: 0,
    cls: 0.01,
  });
});

test('a figure that is missing is a failure, not nought', () => {
  const {categories, audits} = report();
  expect(() => readReport({categories: {...categories, seo: {score: null}}, audits})).toThrow('seo');
  expect(() => readReport({categories, audits: {...audits, 'total-blocking-time': {}}})).toThrow('blocking');
  expect(() => readReport({categories, audits, runtimeError: {message: 'no page'}})).toThrow('no page');
});

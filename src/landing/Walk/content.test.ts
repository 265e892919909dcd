import {expect, test} from '@playwright/test';
import {layers, runs} from './content';

test('a request fails at each layer, and the layers after it are not reached', () => {
  expect(runs.map(({failsAt}) => failsAt)).toEqual([undefined, ...layers.keys()]);
  for (const {failsAt, isSuccess, walked} of runs) {
    expect(isSuccess).toBe(failsAt === undefined);
    expect(walked.route === undefined).toBe(failsAt === 0);
    expect(walked.handler === undefined).toBe(failsAt === 0 || failsAt === 1);
  }
});

test('the response is printed as a client gets it, and its message is in the code where the code writes it', () => {
  expect(runs.map(({response}) => JSON.parse(response) as unknown)).toEqual([
    expect.objectContaining({ok: true, code: 200, payload: [{name: 'Harbour Ltd'}]}),
    expect.objectContaining({ok: false, code: 404, payload: 'Path not found'}),
    expect.objectContaining({ok: false, code: 401, payload: 'Token expired'}),
    expect.objectContaining({ok: false, code: 400, payload: 'limit must be between 1 and 100'}),
    expect.objectContaining({ok: false, code: 500, payload: 'Database connection failed'}),
  ]);
  expect(layers[1]?.code.join('')).toContain("'Token expired', 401");
});

test('what is at fault in a request is there to be marked', () => {
  for (const {request, wrong} of runs) if (wrong !== undefined) expect(request.split(wrong)).toHaveLength(2);
});

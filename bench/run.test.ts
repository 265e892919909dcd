import {expect, test} from '@playwright/test';
import {readTimes, runTimed} from './run';

test('processor time is that of the shell and of its children, in the forms that shells write', () => {
  expect(readTimes('0m0.01s 0m0.02s\n1m2.50s 0m3.47s\n')).toBeCloseTo(66);
  expect(readTimes('0m0,010s 0m0,020s\n0m1,000s 0m0,000s\n')).toBeCloseTo(1.03);
  expect(() => readTimes('user 1.0')).toThrow('times');
});

test('what children work is counted, however deep they are', async () => {
  const spin = 'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);';
  const {cpuSeconds, wallSeconds} = await runTimed(`sh -c "node -e '${spin}'; true"`, '.', process.execPath);
  expect(cpuSeconds).toBeGreaterThan(0.29);
  expect(wallSeconds).toBeGreaterThan(0.29);
});

test('what fails is told with its last words', async () => {
  await expect(runTimed('echo first; echo why >&2; exit 3', '.', process.execPath)).rejects.toThrow(
    /status 3[^]*why/,
  );
});

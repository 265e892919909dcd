import {expect, test} from '@playwright/test';
import {PARTS, readOptions} from './options';

const peers = ['one', 'two'];

test('without options everything is measured five times, beside all peers', () => {
  expect(readOptions([], peers)).toEqual({
    peers,
    parts: [...PARTS],
    rounds: 5,
    isHelp: false,
  });
});

test('lists keep the order of what there is, and none is no peer', () => {
  expect(readOptions(['--peers', 'two,one'], peers).peers).toEqual(peers);
  expect(readOptions(['--peers', 'none'], peers).peers).toEqual([]);
  expect(readOptions(['--parts', 'interact,weight'], peers).parts).toEqual(['weight', 'interact']);
});

test('what does not exist is named with what does', () => {
  expect(() => readOptions(['--peers', 'three'], peers)).toThrow('no peer "three". There are: one, two.');
  expect(() => readOptions(['--parts', 'speed'], peers)).toThrow('no part "speed"');
  for (const rounds of ['0', '1.5', 'many'])
    expect(() => readOptions(['--rounds', rounds], peers)).toThrow(`"${rounds}"`);
  expect(() => readOptions(['--round', '1'], peers)).toThrow('--round');
});

import {expect, test} from '@playwright/test';
import {excerpt, marked, type Piece} from './highlight';

const drawn = (pieces: readonly Piece[]) =>
  pieces.map(({text, isMarked}) => (isMarked ? `[${text}]` : text)).join('');

test('matching words are marked in full, as are names of which a part matches', () => {
  expect(drawn(marked('The ensure method', ['ensure']))).toBe('The [ensure] method');
  expect(drawn(marked('Use RouterInterface, not Router', ['router']))).toBe(
    'Use [RouterInterface], not [Router]',
  );
  expect(drawn(marked('ensure', ['ensure']))).toBe('[ensure]');
  expect(drawn(marked('<b>ensure</b>', ['b']))).toBe('<[b]>ensure</[b]>');
  expect(drawn(marked('nothing', []))).toBe('nothing');
  expect(marked('', ['a'])).toEqual([]);
});

test('an excerpt of a long text surrounds its first match', () => {
  const long = `${'before '.repeat(60)}ensure ${'after '.repeat(60)}`;
  const shown = drawn(excerpt(long, ['ensure']));
  expect(shown).toMatch(/^… (before )+\[ensure\] (after )+…$/);
  expect(shown.length).toBeLessThan(180);
  expect(drawn(excerpt(long, ['else']))).toMatch(/^(before )+…$/);
  expect(drawn(excerpt('short ensure', ['ensure']))).toBe('short [ensure]');
});

import {expect, test} from '@playwright/test';
import {Prism} from 'prism-react-renderer';
import {additionalLanguages} from './prism';

/** The languages that the owner asked for, as authors write them after the fence. */
const LANGUAGES = ['markup', 'css', 'javascript', 'jsx', 'json', 'php', 'bash'];

test('code is highlighted in every language of the docs', () => {
  const known = [...Object.keys(Prism.languages), ...additionalLanguages];
  expect(LANGUAGES.filter((language) => !known.includes(language))).toEqual([]);
});

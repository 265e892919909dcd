import {existsSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {isForEveryPage} from './labStyles';

const FOLDER = 'src/labs';

test('the frame of a lab has its styles in every page, and what stands in it has not', () => {
  const frame = `${FOLDER}/Lab/styles.module.css`;
  const controls = `${FOLDER}/controls/styles.module.css`;
  for (const file of [frame, controls]) expect(existsSync(file)).toBe(true);
  expect(isForEveryPage(`/site/${frame}`)).toBe(true);
  expect(isForEveryPage('/site/src/css/field.module.css')).toBe(true);
  expect(isForEveryPage(`/site/${controls}`)).toBe(false);
  expect(isForEveryPage(String.raw`C:\site\src\labs\Track\styles.module.css`)).toBe(false);
});

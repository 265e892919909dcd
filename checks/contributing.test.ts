import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readText} from '../config/files';
import {contributing} from '../config/contributing';
import {DATA} from './lib/fixtures';
import {parsePage} from './lib/page';
import {titleAndDescription} from './text';

const ROOT = path.join(__dirname, '..');
const read = (file: string) => readText(path.join(ROOT, file));
const GUIDE = read(contributing.file);

test('the guide names only commands that exist', () => {
  const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
  const named = Array.from(GUIDE.matchAll(/npm run ([\w:-]+)/g), ([, name = '']) => name);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('the front matter to copy has what a page needs', () => {
  const example = parsePage(contributing.file, GUIDE).code.find(({value}) => value.startsWith('---'));
  const page = parsePage('docs/new.md', example?.value ?? '');
  expect(Object.keys(page.frontMatter)).toEqual(['title', 'description']);
  expect(titleAndDescription([page], DATA)).toEqual([]);
});

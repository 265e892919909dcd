import {statSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../config/files';
import {STARTER_FOLDER} from '../src/text/starter';
import type {CodeAt, Page} from './lib/page';
import {FIRST_LINE, type Finding, type Rule} from './lib/rule';

const root = path.join(__dirname, '..');

const LINK = '<VersionFile name="starter.';

/** `configs/di.php` and `configs/di.php (part)`. After a comma, a title would say what the page adds to the file. */
const STRETCH = /^([\w./-]+)(?: \(.*\))?$/;

/** A method is not indented on a page, but it is in its class in the file. */
const INDENTS = ['', '    ', '        '];

/** Whether a page builds on the starter, in which case it links to it. */
export const buildsOnStarter = ({source}: Pick<Page, 'source'>) => source.includes(LINK);

/** The starter file that a block shows, whole or in part, according to its title. */
export function shownFile(starter: string, title: string): string | undefined {
  const name = STRETCH.exec(title)?.[1] ?? '.';
  const file = path.join(starter, name);
  return statSync(file, {throwIfNoEntry: false})?.isFile() ? file : undefined;
}

/** How many of the lines, from the first on, are in a text one after the other. */
function countFound(lines: readonly string[], text: string): number {
  const isIn = (some: readonly string[]) =>
    INDENTS.some((indent) => {
      const indented = some.map((line) => line && indent + line).join('\n');
      return `\n${text}\n`.includes(`\n${indented}\n`);
    });
  const missing = lines.findIndex((_, index) => !isIn(lines.slice(0, index + 1)));
  return missing < 0 ? lines.length : missing;
}

function differences(starter: string, {line, meta, value}: CodeAt): Finding[] | undefined {
  const file = shownFile(starter, /\btitle="([^"]*)"/.exec(meta)?.[1] ?? '');
  if (file === undefined) return undefined;
  const lines = value.split('\n');
  const found = countFound(lines, readText(file));
  if (found === lines.length) return [];
  const name = `${STARTER_FOLDER}/${path.relative(starter, file)}`;
  return [
    {
      line: line + 1 + found,
      message: `${name} does not go on like this: show a stretch of it, or say behind a comma in the title what the page adds`,
    },
  ];
}

/** What a page shows under the name of a starter file must be that file or part of it. */
export const starterFiles: Rule = (pages, data) => {
  const starter = path.join(root, path.dirname(data.folder), STARTER_FOLDER);
  return pages.flatMap((page) => {
    const blocks = page.code.flatMap((block) => {
      const found = differences(starter, block);
      return found ? [found] : [];
    });
    const isUnlinked = blocks.length > 0 && !buildsOnStarter(page);
    const unlinked = {
      line: FIRST_LINE,
      message: `a page with files of the starter links to it: ${LINK}zip">starter</VersionFile>`,
    };
    return [...(isUnlinked ? [unlinked] : []), ...blocks.flat()].map((finding) => ({
      file: page.file,
      ...finding,
    }));
  });
};

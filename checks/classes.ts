import {readdirSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../config/command';
import {readText} from '../config/files';
import {memoize} from '../src/shared/memoize';
import {linesOf} from './lib/page';
import {each} from './lib/rule';

const classesIn = (css: string) =>
  new Set(Array.from(css.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name));

/** Infima's classes, of which Docusaurus' manual speaks, without those that have a rule in src/css too. */
const unstyled = memoize((root: string): ReadonlySet<string> => {
  const folder = path.join(root, 'src/css');
  const own = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readText(path.join(folder, name)));
  const infima = classesIn(readText(require.resolve('infima/dist/css/default/default.css')));
  const styled = classesIn(own.join('\n'));
  return new Set([...infima].filter((name) => !styled.has(name)));
});

const ATTRIBUTE = /\bclass(?:Name)?=(?:"([^"]*)"|'([^']*)')/g;

/** Whether a class is one of Infima that no style sheet of the site has a rule for. */
export const isUnstyled = (name: string): boolean => unstyled(ROOT).has(name);

const unstyledIn = (line: string): string[] =>
  Array.from(line.matchAll(ATTRIBUTE), ([, double, single]) => double ?? single ?? '')
    .flatMap((names) => names.split(/\s+/))
    .filter(isUnstyled);

/** Finds classes of Infima in pages: its style sheet is not loaded. */
export const classes = each((page) =>
  linesOf(page).flatMap(({line, value}) =>
    unstyledIn(value).map((name) => ({
      line,
      message: `"${name}" is a class of Infima, which this site does not load: leave it out, or use a class of src/css`,
    })),
  ),
);

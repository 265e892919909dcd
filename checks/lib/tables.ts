import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {Page, TextAt} from './page';

/** Which columns of a table are sentences or phrases; the others hold names, codes and texts to the letter. */
const PROSE: Readonly<Record<string, readonly string[]>> = {
  bindings: ['definition', 'note'],
  codes: ['meaning'],
  constants: ['name', 'unit', 'meaning'],
  environment: ['default', 'required', 'meaning'],
  errors: ['situation', 'raisedBy', 'note'],
  interfaces: ['note'],
  knownIssues: ['where', 'meets', 'contract', 'workaround'],
  routes: ['middlewares', 'notes'],
  timers: ['step'],
};

/** No reader sees them: what samples and pages are compared with. */
const UNSEEN = ['api', 'constantPlaces'];

/** Anchors and addresses. */
const ADDRESSES = ['id', 'page', 'pages'];

interface Value extends TextAt {
  /** The one that the row has it in. */
  column: string;
}

/** Every text of a table with its line; keys are none. */
function valuesIn(source: string): Value[] {
  const file = ts.parseJsonText('table.json', source);
  const values: Value[] = [];
  const look = (node: ts.Node, column: string) => {
    if (ts.isPropertyAssignment(node))
      look(node.initializer, column || (ts.isStringLiteral(node.name) ? node.name.text : ''));
    else if (ts.isStringLiteral(node))
      values.push({
        column,
        line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
        value: node.text,
      });
    else node.forEachChild((child) => look(child, column));
  };
  look(file, '');
  return values;
}

/** The texts have no Markdown that would set code apart: what is called, a file, and what stands in quotes, is code. */
const withoutCode = (text: string) => text.replaceAll(/[\w:>-]+\(|[\w/]+\.\w+|(?<!\w)'[^']*'/g, ' ');

/** A table as a page: its prose, and its texts in which names of Rift may stand. */
export function tableOf(file: string, source: string): Page {
  const prose = PROSE[path.basename(file, '.json')];
  if (prose === undefined)
    throw new Error(`${file}: say in ${path.basename(import.meta.url)} which of its columns are prose`);
  const values = valuesIn(source).filter(({column}) => !ADDRESSES.includes(column));
  return {
    file,
    source,
    frontMatter: {},
    headings: [],
    code: [],
    inlineCode: values.map(({line, value}) => ({line, value})),
    links: [],
    texts: values
      .filter(({column}) => prose.includes(column))
      .map(({line, value}) => ({line, value: withoutCode(value)})),
  };
}

/** Every table of a version that readers see, in the order of their names. */
export const readTables = (root: string, folder: string): Page[] =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.json') && !UNSEEN.includes(path.basename(name, '.json')))
    .sort((a, b) => a.localeCompare(b))
    .map((name) => {
      const file = path.posix.join(folder, name);
      return tableOf(file, readFileSync(path.join(root, file), 'utf8'));
    });

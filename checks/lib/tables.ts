import {readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {readText} from '../../config/files';
import {emptyPage, type Page, type TextAt} from './page';

/** Keys of anchors and addresses. */
const ADDRESSES = ['id', 'page', 'pages'];

interface Value extends TextAt {
  column: string;
}

/** Every text of a table, except keys, with its line and its column. */
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

/** Without Markdown to mark it, code is recognised by form: calls, file names, and text in quotes. */
const withoutCode = (text: string) => text.replaceAll(/[\w:>-]+\(|[\w/]+\.\w+|(?<!\w)'[^']*'/g, ' ');

/** A table as a page whose texts are prose that may contain names of Rift. */
export function tableOf(file: string, source: string): Page {
  const values = valuesIn(source).filter(({column}) => !ADDRESSES.includes(column));
  return {
    ...emptyPage(file, source),
    inlineCode: values,
    texts: values.map(({line, value}) => ({line, value: withoutCode(value)})),
  };
}

/** Every table of a version, sorted by name. */
export const readTables = (root: string, folder: string): Page[] =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .sort((a, b) => a.localeCompare(b))
    .map((name) => {
      const file = path.posix.join(folder, name);
      return tableOf(file, readText(path.join(root, file)));
    });

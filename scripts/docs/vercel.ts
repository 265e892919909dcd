import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import ts from 'typescript';
import {readRedirects, REDIRECTS_FILE, sortedRedirects, vercelRedirects} from '../content/commonJs';
import {VERCEL_FILE} from '../content/redirects';
import type {Redirect, VercelRedirect} from '../../config/redirects';

/** The text of a file of the project, as Prettier leaves it. */
async function formatted(root: string, file: string, text: string): Promise<string> {
  const options = await resolveConfig(path.join(root, '.prettierrc.json'), {editorconfig: false});
  return format(text, {...options, filepath: file});
}

/** Where the value of `redirects` stands in the text of vercel.json. */
function valueAt(text: string): {start: number; end: number} | undefined {
  const source = ts.parseJsonText(VERCEL_FILE, text);
  const whole = source.statements[0]?.expression;
  if (!whole || !ts.isObjectLiteralExpression(whole)) throw new Error(`${VERCEL_FILE} is not an object`);
  for (const property of whole.properties) {
    if (!ts.isPropertyAssignment(property)) continue;
    const {name, initializer} = property;
    if (ts.isStringLiteral(name) && name.text === 'redirects')
      return {start: initializer.getStart(source), end: initializer.getEnd()};
  }
  return undefined;
}

/**
 * The text of vercel.json with the redirects of the file and its own patterns; the rest stands as it stood, also in
 * its line breaks.
 */
export async function vercelText(root: string, text: string, own: readonly Redirect[]): Promise<string> {
  const {redirects: existing = []} = JSON.parse(text) as {redirects?: VercelRedirect[]};
  const wanted = vercelRedirects(own, existing);
  if (JSON.stringify(wanted) === JSON.stringify(existing)) return text;
  const at = valueAt(text);
  const value = JSON.stringify(wanted);
  const end = text.lastIndexOf('}');
  const next = at
    ? text.slice(0, at.start) + value + text.slice(at.end)
    : `${text.slice(0, end).trimEnd()}, "redirects": ${value}}`;
  return formatted(root, VERCEL_FILE, next);
}

/** Writes what the file of redirects asks for into vercel.json; answers whether it was otherwise. */
export async function writeVercel(root: string): Promise<boolean> {
  const file = path.join(root, VERCEL_FILE);
  const text = readFileSync(file, 'utf8');
  const wanted = await vercelText(root, text, readRedirects(path.join(root, REDIRECTS_FILE)));
  if (wanted === text) return false;
  writeFileSync(file, wanted);
  return true;
}

/** Writes the file of redirects, in its order, and vercel.json. */
export async function writeRedirects(root: string, own: readonly Redirect[]): Promise<void> {
  const entries = sortedRedirects(own).map(({from, to}) => ({from, to}));
  const text = await formatted(root, REDIRECTS_FILE, JSON.stringify(entries));
  writeFileSync(path.join(root, REDIRECTS_FILE), text);
  await writeVercel(root);
}

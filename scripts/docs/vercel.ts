import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import ts from 'typescript';
import {vercelRedirects} from '../../checks/lib/commonJs';
import {VERCEL_FILE} from '../../checks/redirects';
import type {Redirect, VercelRedirect} from '../../config/redirects';

/** The text of a file of the project, as Prettier leaves it. */
export async function formatted(root: string, file: string, text: string): Promise<string> {
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
  const before = text.slice(0, text.lastIndexOf('}')).trimEnd();
  const next = at
    ? text.slice(0, at.start) + value + text.slice(at.end)
    : `${before}${before === '{' ? '' : ','} "redirects": ${value}}`;
  return formatted(root, VERCEL_FILE, next);
}

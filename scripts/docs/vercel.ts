import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {vercelRedirects, type Redirect, type VercelRedirect} from '../../src/redirects/redirects';
import {VERCEL_FILE} from '../../checks/redirects';
import {UserError} from '../lib/command';

/** The text of a file of the project, as Prettier leaves it. */
export async function formatted(root: string, file: string, text: string): Promise<string> {
  const options = await resolveConfig(path.join(root, '.prettierrc.json'), {editorconfig: false});
  return format(text, {...options, filepath: file});
}

/** The list as Prettier lays it out in the top object. */
const LIST = /"redirects": \[(?:.*\]|[\s\S]*?\n {2}\])/;

/** The text of vercel.json with the redirects of the file and its own patterns; the rest stays as it is. */
export async function vercelText(root: string, text: string, own: readonly Redirect[]): Promise<string> {
  const {redirects: existing = []} = JSON.parse(text) as {redirects?: VercelRedirect[]};
  const wanted = vercelRedirects(own, existing);
  if (JSON.stringify(wanted) === JSON.stringify(existing)) return text;
  if (!LIST.test(text))
    throw new UserError(`${VERCEL_FILE} needs a list "redirects", also where it is empty: add it.`);
  return formatted(
    root,
    VERCEL_FILE,
    text.replace(LIST, () => `"redirects": ${JSON.stringify(wanted)}`),
  );
}

import path from 'node:path';
import {readText} from '../config/files';
import {
  findRedirectProblems,
  parseRedirects,
  redirects,
  REDIRECTS_FILE,
  sortedRedirects,
  VERCEL_FILE,
  vercelRedirects,
  type Redirect,
  type VercelRedirect,
} from '../src/redirects/redirects';
import {FIRST_LINE, type Problem} from './lib/rule';

/** Its file is what hosts answer to an address without a page. */
export const NOT_FOUND = '/404';

/** On which an entry stands: Prettier gives each a line once there are two. The last, where a source stands twice. */
function lineOf(source: string, from: string): number {
  const index = source.split('\n').findLastIndex((line) => line.includes(`"from": ${JSON.stringify(from)}`));
  return index < 0 ? FIRST_LINE : index + 1;
}

interface Files {
  /** The text of the file of redirects. */
  source: string;
  /** The text of the repository's vercel.json. */
  vercel: string;
}

/** What is wrong with the redirects, with their order, and with what vercel.json has of them. */
export function redirectProblems(
  {source, vercel}: Files,
  versionNames: readonly string[],
  addresses: ReadonlySet<string>,
): Problem[] {
  const at = (message: string, from = '') => ({file: REDIRECTS_FILE, line: lineOf(source, from), message});
  let own: Redirect[];
  try {
    own = parseRedirects(source, REDIRECTS_FILE);
  } catch (error) {
    return [at((error as Error).message)];
  }
  const isPage = (address: string) => address === NOT_FOUND || addresses.has(address);
  const problems: Problem[] = findRedirectProblems(redirects(versionNames, own), isPage).map(
    ({from, message}) => at(`${from} ${message}`, from),
  );
  const sorted = sortedRedirects(own);
  const first = own.findIndex(({from}, index) => from !== sorted[index]?.from);
  const misplaced = own[first]?.from;
  if (misplaced !== undefined)
    problems.push(at(`${misplaced} is out of order: sort the entries by "from"`, misplaced));
  const {redirects: existing = []} = JSON.parse(vercel) as {redirects?: VercelRedirect[]};
  if (JSON.stringify(vercelRedirects(own, existing)) !== JSON.stringify(existing)) {
    const line = vercel.split('\n').findIndex((text) => text.includes('"redirects":')) + 1;
    const message = `"redirects" does not match ${REDIRECTS_FILE}: run \`npm run docs -- redirects\``;
    problems.push({file: VERCEL_FILE, line: Math.max(FIRST_LINE, line), message});
  }
  return problems;
}

export const readRedirectFiles = (root: string): Files => ({
  source: readText(path.join(root, REDIRECTS_FILE)),
  vercel: readText(path.join(root, VERCEL_FILE)),
});

import path from 'node:path';
import {readFileSync} from 'node:fs';
import type {Content} from './content/read';
import {ROOT} from './folders';
import type {HeaderRule} from './server';
import type {Subject} from './subject';

export const OUTPUT = path.join(ROOT, 'build');

/** This site, with the docs at the addresses of a version. */
export const ownSubject = ({version}: Content): Subject => ({
  title: 'This site',
  isOwn: true,
  look: {
    heading: 'article h1',
    search: {
      opener: '[data-search]',
      field: 'dialog [role="combobox"]',
      // Before a query, the list has another name.
      result: 'dialog [role="listbox"][aria-label="Results"] [role="option"]',
    },
    diagram: 'article :is(img[src*="svg"], svg[aria-roledescription])',
  },
  toAddress: (page) => `/docs/${version}/${page}`,
  output: OUTPUT,
});

/** The headers that hosts send with this site, the policy among them: they are bytes too. */
export function ownHeaders(): HeaderRule[] {
  const {headers = []} = JSON.parse(readFileSync(path.join(OUTPUT, 'vercel.json'), 'utf8')) as {
    headers?: HeaderRule[];
  };
  return headers;
}

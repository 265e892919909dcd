import type {Look} from './adapters/adapter';
import type {BrowserProgram} from './browser';
import type {Server} from './server';

/** A site that is measured. */
export interface Subject {
  name: string;
  title: string;
  /** Whether its look is known to the measures of this site alone. */
  isOwn: boolean;
  look: Look;
  /** The address of a page of the docs, without the origin. */
  toAddress: (path: string) => string;
  /** Where its files are. */
  output: string;
}

/** What a measure works with. */
export interface Bench {
  subject: Subject;
  server: Server;
  browser: BrowserProgram;
}

/** The pages of the docs that are measured in every site, by what they have. */
export const SAMPLES = {plain: 'reference/machine-readable', diagram: 'introduction'} as const;

/** Pages of this site that are measured besides, without the address of the version. */
export const OWN_PAGES = {
  landing: '/',
  contract: 'basic-concepts/contract',
  errors: 'reference/errors',
} as const;

export type PageName = keyof typeof SAMPLES | keyof typeof OWN_PAGES;

/** The pages that are measured in a site, with their addresses. */
export function pagesOf({isOwn, look, toAddress}: Subject): [PageName, string][] {
  return [
    ...(isOwn ? ([['landing', OWN_PAGES.landing]] as [PageName, string][]) : []),
    ['plain', toAddress(SAMPLES.plain)],
    ...(look.diagram ? ([['diagram', toAddress(SAMPLES.diagram)]] as [PageName, string][]) : []),
    ...(isOwn
      ? ([
          ['contract', toAddress(OWN_PAGES.contract)],
          ['errors', toAddress(OWN_PAGES.errors)],
        ] as [PageName, string][])
      : []),
  ];
}

/** Does something with the link slow, and leaves it fast. */
export async function onSlowLink<Result>({link}: Server, work: () => Promise<Result>): Promise<Result> {
  link.isSlow = true;
  try {
    return await work();
  } finally {
    link.isSlow = false;
  }
}

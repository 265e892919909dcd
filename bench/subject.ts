import type {Look} from './adapters/adapter';
import type {BrowserProgram} from './browser';
import type {Server} from './server';

export interface Subject {
  title: string;
  /** Whether its look is known to the measures of this site alone. */
  isOwn: boolean;
  look: Look;
  /** The address of a page of the docs, without the origin. */
  toAddress: (path: string) => string;
  /** Where its files are. */
  output: string;
}

export interface Bench {
  subject: Subject;
  server: Server;
  browser: BrowserProgram;
}

/** The pages of the docs that are measured in every site. The diagram of the one stands in its first screen. */
export const SAMPLES = {plain: 'reference/machine-readable', diagram: 'guides/run-outside-http'} as const;

/** Pages of the docs that are measured in this site besides. */
const OWN_PAGES = {
  introduction: 'introduction',
  contract: 'basic-concepts/contract',
  errors: 'reference/errors',
} as const;

export type PageName = 'landing' | keyof typeof SAMPLES | keyof typeof OWN_PAGES;

/** Something that is pressed, and what then is in sight, both as selectors. */
export interface Asked {
  what: string;
  press: string;
  effect: string;
}

/** What is pressed in pages of this site as soon as they are loaded. */
export const PRESSES: Partial<Record<PageName, Asked>> = {
  landing: {
    what: 'an example of the showcase',
    press: '#examples-tab-registration',
    effect: '#examples-panel-registration',
  },
  diagram: {
    what: 'the source of a diagram',
    press: 'article [id$="-tab-code"]',
    effect: 'article [id$="-panel-code"]',
  },
  contract: {what: 'the menu', press: '[data-drawer]', effect: '#Rift-drawer a'},
};

/** The pages that are measured in a site, with their addresses. */
export function pagesOf({isOwn, look, toAddress}: Subject): [PageName, string][] {
  const docs = {
    plain: SAMPLES.plain,
    ...(look.diagram && {diagram: SAMPLES.diagram}),
    ...(isOwn && OWN_PAGES),
  };
  const pages = Object.entries(docs).map(([name, path]) => [name, toAddress(path)] as [PageName, string]);
  return isOwn ? [['landing', '/'], ...pages] : pages;
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

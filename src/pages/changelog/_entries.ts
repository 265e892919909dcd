export interface Point {
  lead: string;
  text: string;
  /** An address of this site that shows it. */
  to?: string;
}

export interface Entry {
  /** Its place on the page and in the feeds. Never changes. */
  id: string;
  /** The day, as in 2026-11-21. */
  date: string;
  title: string;
  summary: string;
  points: readonly Point[];
}

/** What changed in the documentation, the newest first. An entry says what was true on its day, and stays as it is. */
export const entries: readonly Entry[] = [
  {
    id: 'taking-along',
    date: '2026-11-21',
    title: 'Taking along',
    summary: 'The pages leave the site: on paper, as text and as data. And they can be walked by keyboard.',
    points: [
      {
        lead: 'Markdown',
        text: 'Each page of the documentation is also at its own address plus .md, with its samples and the sources of its diagrams.',
        to: '/docs/v1/introduction',
      },
      {
        lead: 'For language models',
        text: 'llms.txt lists the pages and llms-full.txt holds the whole text, for the site and for each version.',
      },
      {
        lead: 'Facts as data',
        text: 'rift.json beside each version holds its errors, codes, constants, interfaces, bindings and routes.',
        to: '/docs/v1/reference',
      },
      {
        lead: 'Paper',
        text: 'Every page prints whole and on white, with its address, wrapped code and diagrams as pictures.',
      },
      {
        lead: 'Keyboard',
        text: 'Single keys turn pages, choose the version and change the colours. The question mark lists them; they can be turned off.',
      },
      {
        lead: 'This page',
        text: 'What changes is told here and in two feeds.',
      },
    ],
  },
  {
    id: 'version-v1',
    date: '2026-11-21',
    title: 'The documentation of version v1',
    summary: 'The first version of the documentation, in 66 pages.',
    points: [
      {
        lead: 'Concepts',
        text: 'The result contract with each of its methods, and what Rift consists of.',
        to: '/docs/v1/basic-concepts',
      },
      {
        lead: 'Architecture',
        text: 'From the entry point over routing, middlewares and use cases to databases with one schema per tenant.',
        to: '/docs/v1/architecture',
      },
      {
        lead: 'Modules',
        text: 'Validator, crypto, metrics and cache.',
        to: '/docs/v1/modules',
      },
      {
        lead: 'Guides',
        text: 'Six tasks from start to end, from registering a tenant to coming from another framework.',
        to: '/docs/v1/guides',
      },
      {
        lead: 'Reference',
        text: 'Error messages, HTTP codes, constants, interfaces, container bindings, settings and known issues, in tables that can be filtered.',
        to: '/docs/v1/reference',
      },
      {
        lead: 'Diagrams',
        text: '71 of them, each as a picture, as its source and in words.',
      },
      {
        lead: 'Samples',
        text: 'The tenant in them can be your own.',
      },
    ],
  },
];

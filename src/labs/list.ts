interface LabEntry {
  title: string;
  /** Where it stands, below the version. */
  page: string;
  /** What a reader does with it, in a sentence. */
  summary: string;
}

/** By its id, which is its anchor on the page: the labs as the pages, the landing page and the search name them. */
export const LABS = {
  'chain-lab': {
    title: 'Chain lab',
    page: 'basic-concepts/contract/methods',
    summary: 'Build a chain, choose what each callback returns, and see which steps run.',
  },
  'validator-bench': {
    title: 'Validator bench',
    page: 'modules/validator/schema-validator',
    summary: 'Change an input or its schema, and see what happens to each field and what comes back.',
  },
  'request-walk': {
    title: 'Request walk',
    page: 'architecture/routing',
    summary: 'Send a request, choose what each middleware returns, and follow it to its response.',
  },
  'benchmark-reader': {
    title: 'Benchmark reader',
    page: 'basic-concepts/contract/benchmark',
    summary: 'Compare the published times, and estimate the time of your own request.',
  },
} as const satisfies Record<string, LabEntry>;

export type LabId = keyof typeof LABS;

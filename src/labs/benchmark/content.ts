export const caseIds = ['success', 'error', 'chain-5', 'chain-50'] as const;

export type CaseId = (typeof caseIds)[number];

/** A row of the table of the page. */
export interface Case {
  name: string;
  /** In ms, over an unknown number of iterations. */
  result: number;
  exceptions: number;
  /** How many one iteration counts for. */
  steps: number;
}

/** The end of the scale of all bars, of ratios and of times in ms. */
export const MOST = {ratio: 9, time: 400} as const;

/** A test holds the figures to those of the page. */
export const cases: Readonly<Record<CaseId, Case>> = {
  success: {name: 'Simple success', result: 7.692, exceptions: 0.908, steps: 1},
  error: {name: 'Simple error', result: 5.351, exceptions: 11.76, steps: 1},
  'chain-5': {name: 'Chain of 5', result: 80.672, exceptions: 27.347, steps: 5},
  'chain-50': {name: 'Chain of 50', result: 375.518, exceptions: 94.414, steps: 50},
};

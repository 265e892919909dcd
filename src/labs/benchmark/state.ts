import {fieldsCodec, integerField, wordField} from '../address';
import {caseIds, type CaseId} from './content';

export type View = 'ratio' | 'time';

export interface Reading {
  view: View;
  case: CaseId;
  /** In one request. */
  steps: number;
  requests: number;
  /** What the reader supposes to be behind each figure. */
  iterations: number;
}

export const limits = {
  steps: [1, 100],
  requests: [1, 1_000_000],
  iterations: [1, 1_000_000],
} as const;

export const preset: Reading = {
  view: 'ratio',
  case: 'chain-5',
  steps: 5,
  requests: 1000,
  iterations: 1000,
};

export const codec = fieldsCodec<Reading>(preset, {
  view: wordField('ratio', 'time'),
  case: wordField(...caseIds),
  steps: integerField(...limits.steps),
  requests: integerField(...limits.requests),
  iterations: integerField(...limits.iterations),
});

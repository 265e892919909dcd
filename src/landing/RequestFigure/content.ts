/** The steps that the drawn request runs through. */
export const steps = ['validate', 'repository', 'token'] as const;

export const description =
  'A request runs through validate, repository and token. While each succeeds it stays on one line; the first failure drops to a second line that runs to the end.';

export const labels = {first: 'Send a request', next: 'Send another request'} as const;

export interface Run {
  /** The index of the step that fails; none where the request succeeds. */
  failsAt?: number;
  /** How it ended, in a sentence. */
  told: string;
}

/** What a reader sees, one request after the other, then from the start again. The first two play by themselves. */
export const runs: readonly [Run, ...Run[]] = [
  {failsAt: 1, told: 'The repository failed: token never ran, the answer is ok: false.'},
  {told: 'Every step succeeded: the answer is ok: true.'},
  {failsAt: 2, told: 'The token failed: its failure is the answer, ok: false.'},
  {failsAt: 0, told: 'Validation failed: nothing after it ran, the answer is ok: false.'},
];

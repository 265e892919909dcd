export const steps = ['validate', 'repository', 'token'] as const;

export const description =
  'A request runs through validate, repository and token. While each succeeds it stays on one line; the first failure drops to a second line that runs to the end.';

export const labels = {first: 'Send a request', next: 'Send another request'} as const;

export interface Run {
  /** The index of the step that fails; none where the request succeeds. */
  failsAt?: number;
  /** What is announced when the reader sent it. */
  message: string;
}

/** The requests, one after the other and then from the start again. The first two play by themselves. */
export const runs: readonly [Run, ...Run[]] = [
  {failsAt: 1, message: 'The repository failed: token never ran, the answer is ok: false.'},
  {message: 'Every step succeeded: the answer is ok: true.'},
  {failsAt: 2, message: 'The token failed: its failure is the answer, ok: false.'},
  {failsAt: 0, message: 'Validation failed: nothing after it ran, the answer is ok: false.'},
];

import {spliced} from '@site/src/shared/spliced';
import {withoutGaps, type Answer, type Made} from '../model/answer';
import type {Chain, Method, Step} from '../model/chain';
import {entriesOf, isArray, type List, type PhpArray, type Value} from '../model/values';

export const MOST_STEPS = 12;

/** Values are not nested more deeply than this: they have to be read. */
export const MOST_DEPTH = 8;

export interface State {
  chain: Chain;
  /** The point that is looked at: 0 is the start, 1 what the first step hands on. */
  at: number;
}

export type AnswerKind = Answer['kind'];

type CallbackStep = Extract<Step, {answer: Answer}>;

export const hasCallback = (step: Step): step is CallbackStep => 'answer' in step;

export const isShallow = (value: Value, depth = MOST_DEPTH): boolean =>
  !isArray(value) || (depth > 0 && entriesOf(value).every(([, item]) => isShallow(item, depth - 1)));

const NOTHING: List = [];

export function stepOf(method: Method): Step {
  switch (method) {
    case 'withMetric':
      return {method, key: 'rows', value: 1n};
    case 'addDebugData':
      return {method, key: 'note', value: 'seen'};
    case 'ensure':
      return {method, answer: {kind: 'same'}, message: 'The rule is broken'};
    case 'merge':
      return {method, answer: {kind: 'same'}, other: {kind: 'success', value: 1n}};
    case 'catch':
      return {method, answer: {kind: 'success', value: NOTHING}};
    default:
      return {method, answer: {kind: 'same'}};
  }
}

/** The step with another method. What both have stays. */
export function withMethod(step: Step, method: Method): Step {
  const next = stepOf(method);
  if (hasCallback(step)) return hasCallback(next) ? {...next, answer: step.answer} : next;
  return hasCallback(next) ? next : {...next, key: step.key, value: step.value};
}

/** The answer with what the factory puts in the place of what is left out. */
export function withDefaults(answer: Answer): Answer {
  if (answer.kind === 'success') return {value: null, ...answer};
  return answer.kind === 'failure' ? {message: 'unknown error', ...answer} : answer;
}

/** What answers hold, each some of it. */
export interface Contents {
  value: Value;
  message: string | null;
  code: number | undefined;
  metrics: PhpArray | undefined;
  debug: PhpArray | undefined;
}

/** The answer with another kind. Its code goes: one that fits the one kind does not fit the other. */
export function withKind(answer: Answer, kind: AnswerKind): Answer {
  const contents = withDefaults(answer) as Partial<Contents>;
  const {value = null, message = 'It went wrong', metrics, debug} = contents;
  const answers: Record<AnswerKind, Answer> = {
    same: {kind: 'same'},
    value: {kind: 'value', value},
    throws: {kind: 'throws', message: message ?? ''},
    success: withoutGaps<Answer>({kind: 'success', value, metrics, debug}),
    failure: withoutGaps<Answer>({kind: 'failure', message, debug}),
  };
  return answers[kind];
}

const replaced = ({chain, at}: State, steps: readonly Step[], next = at): State => ({
  chain: {start: chain.start, steps},
  at: Math.min(next, steps.length),
});

export const withStart = ({chain, at}: State, start: Made): State => ({chain: {...chain, start}, at});

/** Another step in the place of the one at the point that is looked at. */
export const withStep = (state: State, step: Step): State =>
  replaced(state, spliced(state.chain.steps, state.at - 1, 1, step));

/** A new step behind the point that is looked at; the new one is looked at then. */
export function withNew(state: State, method: Method): State {
  const {chain, at} = state;
  if (chain.steps.length >= MOST_STEPS) return state;
  return replaced(state, spliced(chain.steps, at, 0, stepOf(method)), at + 1);
}

export const canMove = ({chain, at}: State, by: -1 | 1): boolean =>
  at > 0 && at + by > 0 && at + by <= chain.steps.length;

/** The step that is looked at, one place earlier or later; it stays the one that is looked at. */
export function withMoved(state: State, by: -1 | 1): State {
  const {chain, at} = state;
  const step = chain.steps[at - 1];
  if (!step || !canMove(state, by)) return state;
  return replaced(state, spliced(spliced(chain.steps, at - 1, 1), at - 1 + by, 0, step), at + by);
}

/** Without the step that is looked at; the one that takes its place is looked at. */
export const withoutStep = (state: State): State =>
  state.at === 0 ? state : replaced(state, spliced(state.chain.steps, state.at - 1, 1));

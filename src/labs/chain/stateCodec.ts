import type {Answer} from '../model/answer';
import {readChain, writeChain, type Chain, type Step} from '../model/chain';
import {decodeJson, encodeJson} from '../model/json';
import type {Value} from '../model/values';
import {fromBase64Url, toBase64Url, namedCodec, type Codec} from '../codec';
import {presets} from './presets';
import {isShallow, MOST_STEPS, type State} from './state';

/** Whether the controls of the lab can show it. */
const isShown = (answer: Answer) => answer.kind !== 'new';

function isStepShown(step: Step): boolean {
  if (!('answer' in step)) return true;
  return isShown(step.answer) && (step.method !== 'merge' || isShown(step.other));
}

function chainOf(data: Value): Chain | undefined {
  if (!isShallow(data, 12)) return undefined;
  const chain = readChain(data);
  const {start, steps} = chain;
  return isShown(start) && steps.length <= MOST_STEPS && steps.every(isStepShown) ? chain : undefined;
}

const chainCodec: Codec<Chain> = {
  encode: (chain) => toBase64Url(encodeJson(writeChain(chain), ['unicode', 'slashes'])),
  decode(text) {
    try {
      const {value} = decodeJson(fromBase64Url(text));
      return value === undefined ? undefined : chainOf(value);
    } catch {
      return undefined;
    }
  },
};

const named = namedCodec(Object.fromEntries(presets.map(({name, chain}) => [name, chain])), chainCodec);

/** The name of a preset, or the chain as JSON in base64url; behind a colon the point that is looked at. */
export const stateCodec: Codec<State> = {
  encode: ({chain, at}) => named.encode(chain) + (at === 0 ? '' : `:${at}`),
  decode(text) {
    const [, of = '', place = '0'] = /^(.*?)(?::([1-9]\d?))?$/.exec(text) ?? [];
    const chain = named.decode(of);
    const at = Number(place);
    return chain && at <= chain.steps.length ? {chain, at} : undefined;
  },
};

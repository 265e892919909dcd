import {namedCodec, packedCodec, type Codec} from '../address';
import {readChain, writeChain, type Chain} from '../model/chain';
import {decodeJson, encodeJson} from '../model/json';
import {presets} from './presets';
import {isShallow, MOST_STEPS, type State} from './state';

function readShown(text: string): Chain | undefined {
  const {value} = decodeJson(text);
  if (value === undefined || !isShallow(value, 12)) return undefined;
  const chain = readChain(value);
  return chain.steps.length <= MOST_STEPS ? chain : undefined;
}

const chainCodec = namedCodec(
  presets.map(({name, state}) => ({name, state: state.chain})),
  packedCodec<Chain>((chain) => encodeJson(writeChain(chain), ['unicode', 'slashes']), readShown),
);

/** The chain, and behind a colon the point that is looked at. */
export const stateCodec: Codec<State> = {
  encode: ({chain, at}) => chainCodec.encode(chain) + (at === 0 ? '' : `:${at}`),
  decode(text) {
    const [, of = '', place = '0'] = /^(.*?)(?::([1-9]\d?))?$/.exec(text) ?? [];
    const chain = chainCodec.decode(of);
    const at = Number(place);
    return chain && at <= chain.steps.length ? {chain, at} : undefined;
  },
};

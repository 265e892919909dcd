import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import type {Plugin} from '@docusaurus/types';

const NAME = 'rift-memory';

/** Lets go of what nobody refers to any more. Node offers it to those who ask with a flag. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/**
 * The compiled pages leave their syntax trees behind, a gigabyte for ten versions, which Node would keep for as long as it has room.
 * The bundler needs that room next, in memory that Node does not see.
 */
export default function memoryPlugin(): Plugin {
  return {
    name: NAME,
    configureWebpack({mode}) {
      if (mode !== 'production') return undefined;
      return {plugins: [{apply: ({hooks}) => hooks.finishMake.tap(NAME, collectGarbage)}]};
    },
  };
}

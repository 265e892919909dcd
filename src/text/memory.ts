import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import type {Plugin} from '@docusaurus/types';

const NAME = 'rift-memory';

/** Collects garbage. Node provides this only if a flag asks for it. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/**
 * Compiling the pages leaves syntax trees behind, a gigabyte for ten versions, which Node would keep until it runs short. But the
 * bundler needs this memory next, outside Node's heap, so Node does not notice.
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

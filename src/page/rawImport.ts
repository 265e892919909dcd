import type {Plugin} from '@docusaurus/types';

/** `import text from './sample.php?raw'` gives the text of a file, so that samples can be files of their own. */
export default function rawImport(): Plugin {
  return {
    name: 'rift-raw-import',
    configureWebpack: () => ({module: {rules: [{resourceQuery: /^\?raw$/, type: 'asset/source'}]}}),
  };
}

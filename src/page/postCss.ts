import type {Plugin} from '@docusaurus/types';

/** As Docusaurus names it in the options of PostCSS: by its file, with options of its own. */
const PREFIXER = /[\\/]postcss-preset-env[\\/]/;

/**
 * Leaves it to Lightning CSS, which minifies the style sheets, to write them for the browsers of package.json. PostCSS did that
 * before it, at length, and with prefixes and fallbacks that none of them asks for. What Lightning CSS does not know stands in
 * the sheets: before its version 136, Chrome wants `print-color-adjust` with a prefix.
 */
export default function postCss(): Plugin {
  return {
    name: 'rift-post-css',
    configurePostCss(options) {
      const plugins = options.plugins.filter((one: unknown) => !PREFIXER.test(String([one].flat()[0])));
      if (plugins.length === options.plugins.length) throw new Error('PostCSS names no postcss-preset-env.');
      return {...options, plugins};
    },
  };
}

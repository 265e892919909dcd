import {createHash} from 'node:crypto';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {mermaidOptions, mermaidTheme} from './mermaid';
import {picturesIn} from './pictures';

/** The part of the bundler's configuration that says whether what it compiled before still holds. */
interface Caching {
  experiments?: {cache?: {version?: string}};
}

/**
 * Pages that were compiled before name the pictures that there were then. With other pictures the bundler compiles them
 * anew, or a picture drawn between two builds would be seen in neither.
 */
export default function diagrams({siteDir}: LoadContext): Plugin {
  return {
    name: 'rift-diagrams',
    // The same in both colour modes, so that a change of mode draws nothing anew. Not in the configuration of the theme, which is
    // in every page.
    async contentLoaded({actions}) {
      await actions.createData('options.json', {...mermaidOptions, theme: mermaidTheme, startOnLoad: false});
    },
    configureWebpack(config) {
      const version = (config as Caching).experiments?.cache?.version;
      if (version === undefined) return {};
      const pictures = createHash('sha256').update(picturesIn(siteDir).join()).digest('hex');
      return {experiments: {cache: {version: `${version}-${pictures}`}}} as Caching as object;
    },
  };
}

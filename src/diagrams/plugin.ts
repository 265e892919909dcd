import {createHash} from 'node:crypto';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {diagramSvgFiles} from './diagramSvgs';
import {mermaidOptions, mermaidTheme} from './theme';

/** The part of the bundler's configuration that names its cache. */
interface Caching {
  experiments?: {cache?: {version?: string}};
}

/**
 * A compiled page refers to the SVGs that existed when it was compiled. So a change of these files invalidates the bundler's
 * cache: otherwise a diagram that was drawn between two builds would be missing in the second.
 */
export default function diagrams({siteDir}: LoadContext): Plugin {
  return {
    name: 'rift-diagrams',
    // The same in both colour modes, so that switching redraws nothing. Not in the theme's configuration, which every page
    // loads.
    async contentLoaded({actions}) {
      await actions.createData('options.json', {...mermaidOptions, theme: mermaidTheme, startOnLoad: false});
    },
    configureWebpack(config) {
      const version = (config as Caching).experiments?.cache?.version;
      if (version === undefined) return {};
      const svgs = createHash('sha256').update(diagramSvgFiles(siteDir).join()).digest('hex');
      return {experiments: {cache: {version: `${version}-${svgs}`}}};
    },
  };
}

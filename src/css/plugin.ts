import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {sheetOf} from './sheets';

const OTHERS = /[\\/]node_modules[\\/](infima|@docusaurus)[\\/].*\.css$/;

/** As Docusaurus names it in the options of PostCSS: by its file, with options of its own. */
const PREFIXER = /[\\/]postcss-preset-env[\\/]/;

interface StyleModule {
  nameForCondition: () => string | null | undefined;
}

interface Rule {
  use?: unknown;
}

interface StyleLoader {
  options?: {modules?: {localIdentName?: string}};
}

/** Docusaurus ends each class of a CSS module in a hash, which no compression can shorten. Folders have names of their own. */
function nameClasses(rules: readonly Rule[]): void {
  const loaders = rules.flatMap(({use}) => [use].flat() as (StyleLoader | undefined)[]);
  const modules = loaders.flatMap((loader) => loader?.options?.modules ?? []);
  if (modules.length === 0) throw new Error('No loader knows CSS modules.');
  for (const options of modules) options.localIdentName = '[folder]_[local]';
}

const sheetOfModule = (module: StyleModule) => sheetOf(module.nameForCondition() ?? '');

/**
 * No style sheet of Docusaurus and of Infima is loaded, so that each thing has one rule and none is there to be overridden. The classes
 * that the theme's components take from theirs are in themeClasses.ts. The site's own are written into a few files, of which a page
 * gets those that it uses (src/page/delivery).
 */
export default function stylesPlugin(): Plugin {
  return {
    name: 'rift-styles',
    configureWebpack({mode, module}, isServer, {currentBundler}) {
      nameClasses((module?.rules ?? []) as Rule[]);
      const replaceOthers = new currentBundler.instance.NormalModuleReplacementPlugin(
        /\.css$/,
        (resource) => {
          if (OTHERS.test(path.resolve(resource.context, resource.request)))
            resource.request = path.join(__dirname, 'themeClasses.ts');
        },
      );
      if (isServer || mode !== 'production') return {plugins: [replaceOthers]};
      // Docusaurus would make one file of all.
      const styles = {
        name: sheetOfModule,
        test: (one: StyleModule) => sheetOfModule(one) !== undefined,
      };
      return {plugins: [replaceOthers], optimization: {splitChunks: {cacheGroups: {styles}}}};
    },
    /*
     * Lightning CSS, which minifies the style sheets, writes them for the browsers of package.json. PostCSS did that before it, at
     * length, and with prefixes and fallbacks that none of them asks for. What Lightning CSS does not know stands in the sheets:
     * before its version 136, Chrome wants `print-color-adjust` with a prefix.
     */
    configurePostCss(options) {
      const plugins = options.plugins.filter((one: unknown) => !PREFIXER.test(String([one].flat()[0])));
      if (plugins.length === options.plugins.length) throw new Error('PostCSS names no postcss-preset-env.');
      return {...options, plugins};
    },
  };
}

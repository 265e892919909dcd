import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {sheetOf} from './sheets';

const OTHERS = /[\\/]node_modules[\\/](infima|@docusaurus)[\\/].*\.css$/;

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
  };
}

import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {sheetOf} from './sheets';

const OTHERS = /[\\/]node_modules[\\/](infima|@docusaurus)[\\/].*\.css$/;

interface StyleModule {
  nameForCondition: () => string | null | undefined;
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
    configureWebpack: ({mode}, isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(/\.css$/, (resource) => {
          if (OTHERS.test(path.resolve(resource.context, resource.request)))
            resource.request = path.join(__dirname, 'themeClasses.ts');
        }),
      ],
      ...(!isServer &&
        mode === 'production' && {
          optimization: {
            splitChunks: {
              cacheGroups: {
                // Docusaurus would make one file of all.
                styles: {
                  name: sheetOfModule,
                  test: (module: StyleModule) => sheetOfModule(module) !== undefined,
                },
              },
            },
          },
        }),
    }),
  };
}

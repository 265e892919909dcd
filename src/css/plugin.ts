import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const OTHERS = /[\\/]node_modules[\\/](infima|@docusaurus)[\\/].*\.css$/;

/**
 * No style sheet of Docusaurus and of Infima is loaded, so that each thing has one rule and none is there to be overridden. The classes
 * that the theme's components take from theirs are in themeClasses.ts.
 */
export default function stylesPlugin(): Plugin {
  return {
    name: 'rift-styles',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(/\.css$/, (resource) => {
          if (OTHERS.test(path.resolve(resource.context, resource.request)))
            resource.request = path.join(__dirname, 'themeClasses.ts');
        }),
      ],
    }),
  };
}

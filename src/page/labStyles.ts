import type {Plugin} from '@docusaurus/types';

/** What stands in a lab. The frame around it is in the page from the beginning. */
const IN_A_LAB = /[\\/]src[\\/]labs[\\/](?!Lab[\\/])/;

/** Whether the styles of a file belong to the one style sheet that every page has. */
export const isForEveryPage = (file: string): boolean => !IN_A_LAB.test(file);

interface StyleModule {
  nameForCondition: () => string | null | undefined;
}

/**
 * Docusaurus puts all styles into one file, so that their order is the same everywhere. Those of a lab come with its
 * script instead: after that file, and only for who gets as far as the lab.
 */
export default function labStyles(): Plugin {
  return {
    name: 'rift-lab-styles',
    configureWebpack: (_config, isServer) =>
      isServer
        ? undefined
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  styles: {test: (module: StyleModule) => isForEveryPage(module.nameForCondition() ?? '')},
                },
              },
            },
          },
  };
}

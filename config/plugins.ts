/** The plugins that need no options; each file begins with its purpose. */
export const plugins: readonly string[] = [
  'css/plugin',
  'page/pageViewStub',
  'diagrams/plugin',
  'landing/CodeShowcase/plugin',
  'page/rawImport',
  'text/plugin',
  'cards/plugin',
  'frame/sitePagesPlugin',
  'frame/treesPlugin',
  'frame/notFoundAddress',
  'text/memory',
  'page/licences',
].map((name) => `./src/${name}.ts`);

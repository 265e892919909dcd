/** The capabilities of the build that need no options; each opens with what it is for. */
export const plugins: readonly string[] = [
  'pageViewStub',
  'diagrams/index',
  'showcase/index',
  'rawImport',
  'walkRows',
  'text/index',
  'changelog/index',
  'cards/index',
  'robots',
  'sitePages',
  'notFound',
  'memory',
  'labStyles',
  'sbom/index',
  'postCss',
].map((name) => `./plugins/${name}.ts`);

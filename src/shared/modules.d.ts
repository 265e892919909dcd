declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '*?raw' {
  const text: string;
  export default text;
}

declare module '@site/*.md' {
  import type {ComponentType} from 'react';
  import type {TOCItem} from '@docusaurus/mdx-loader';

  export const toc: readonly TOCItem[];
  const Text: ComponentType;
  export default Text;
}

declare namespace NodeJS {
  interface Require {
    /** The files of a folder as modules, from the bundler. */
    context(
      folder: string,
      isDeep: boolean,
      names: RegExp,
    ): ((name: string) => unknown) & {keys: () => string[]};
  }
}

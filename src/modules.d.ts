declare module '@generated/rift-diagrams/default/options.json' {
  import type {MermaidConfig} from 'mermaid';

  const options: MermaidConfig;
  export default options;
}

declare module '@generated/rift-showcase/default/examples.json' {
  import type {LinkedExample} from '@site/src/landing/CodeShowcase/link';

  const examples: Readonly<Record<string, LinkedExample>>;
  export default examples;
}

declare module '@generated/rift-page/components' {
  /** The components of all routes (src/page/plugin.ts). */
  const components: readonly unknown[];
  export default components;
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {targetFormat: 'woff2'; variationAxes: Record<string, number>},
  ): Promise<Buffer>;
}

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

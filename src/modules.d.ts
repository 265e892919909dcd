declare module '@generated/rift-diagrams/default/options.json' {
  import type {MermaidConfig} from 'mermaid';

  const options: MermaidConfig;
  export default options;
}

declare module '@generated/rift-showcase/default/examples.json' {
  import type {LinkedExample} from '@site/src/landing/CodeShowcase/example';

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

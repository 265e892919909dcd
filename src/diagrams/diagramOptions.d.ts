declare module '@generated/rift-diagrams/default/options.json' {
  import type {MermaidConfig} from 'mermaid';

  const options: MermaidConfig;
  export default options;
}

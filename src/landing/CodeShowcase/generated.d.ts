declare module '@generated/rift-showcase/default/examples.json' {
  import type {LinkedExample} from './example';

  const examples: Readonly<Record<string, LinkedExample>>;
  export default examples;
}

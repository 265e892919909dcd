declare module '@site/CONTRIBUTING.md' {
  import type {ComponentType} from 'react';
  import type {TOCItem} from '@docusaurus/mdx-loader';

  export const toc: readonly TOCItem[];
  const Text: ComponentType;
  export default Text;
}

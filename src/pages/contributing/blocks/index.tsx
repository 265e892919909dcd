import type {ReactNode} from 'react';
import Guide from '@site/src/contributing/Guide';
import Text, {toc} from '@site/src/pages/contributing/blocks/_guide.md';

export default function Blocks(): ReactNode {
  return (
    <Guide
      title="Blocks"
      description="For contributors: notes, tabs, details and other blocks that a page of the documentation of Rift can have, and those that it cannot."
      outline={toc}
      text={Text}
    />
  );
}

import type {ReactNode} from 'react';
import Guide from '@site/src/contributing/Guide';
import Text, {toc} from '@site/src/pages/contributing/diagrams/_guide.md';

export default function Diagrams(): ReactNode {
  return (
    <Guide
      title="Diagrams"
      description="For contributors: how to write a diagram for the documentation of Rift, a box to try one, and examples."
      outline={toc}
      text={Text}
    />
  );
}

// Change: a diagram is an image drawn before the build, shown with its source and description.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Mermaid';
import DiagramViewer from '@site/src/diagrams/Viewer';
import type {DiagramSvg} from '@site/src/diagrams/diagramSvgs';
import Island from '@site/src/shared/Island';

interface PropsFromPage extends Props {
  /** From src/diagrams/remark.ts, as JSON, because a page can pass only text. */
  diagramSvg: string;
}

export default function Mermaid({value, diagramSvg}: PropsFromPage): ReactNode {
  return (
    <Island
      name="DiagramViewer"
      component={DiagramViewer}
      props={{value, diagramSvg: JSON.parse(diagramSvg) as DiagramSvg}}
      hydrate="reach"
    />
  );
}

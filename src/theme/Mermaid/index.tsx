// Change: a diagram is drawn before the build, or when it nears the window, and stands beside its source and description.
import {useMemo, type ReactNode} from 'react';
import type {Props} from '@theme/Mermaid';
import DiagramViewer from '@site/src/diagrams/Viewer';
import type {DiagramSvg} from '@site/src/diagrams/diagramSvgs';
import Island from '@site/src/page/Island';

interface PropsFromPage extends Props {
  /** From src/diagrams/remark.ts, as JSON: a page can give only text. */
  diagramSvg?: string;
}

export default function Mermaid({value, diagramSvg: json}: PropsFromPage): ReactNode {
  // The same object at each rendering: the viewer would draw again for another one.
  const diagramSvg = useMemo(
    () => (json === undefined ? undefined : (JSON.parse(json) as DiagramSvg)),
    [json],
  );
  return (
    <Island
      name="DiagramViewer"
      component={DiagramViewer}
      props={{value, diagramSvg}}
      wake={diagramSvg ? 'reach' : 'near'}
    />
  );
}

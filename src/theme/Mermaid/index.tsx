// Change: a diagram is a picture, its source and its twin in words, drawn when it nears the window.
import {useMemo, type ReactNode} from 'react';
import type {Props} from '@theme/Mermaid';
import DiagramViewer from '@site/src/components/DiagramViewer';
import type {Reading} from '@site/src/components/DiagramViewer/reading';

interface PropsWithReading extends Props {
  /** From plugins/diagrams, as JSON: what stands in the text of a page has attributes of text alone. */
  reading?: string;
}

export default function Mermaid({value, reading}: PropsWithReading): ReactNode {
  const known = useMemo(
    () => (reading === undefined ? undefined : (JSON.parse(reading) as Reading)),
    [reading],
  );
  return <DiagramViewer value={value} reading={known} />;
}

import type {ReactNode} from 'react';
import DiagramViewer from '@site/src/diagrams/Viewer';
import {walkDiagram} from '../walkDiagram';
import type {WalkReport} from '../stops';

export interface DrawingProps {
  report: WalkReport;
  method: string;
}

/** Apart from the lab, so that what draws diagrams is loaded with it. */
export default function Drawing({report, method}: DrawingProps): ReactNode {
  return <DiagramViewer value={walkDiagram(report, method)} />;
}

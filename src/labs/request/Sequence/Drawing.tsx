import type {ReactNode} from 'react';
import DiagramViewer from '@site/src/diagrams/Viewer';
import {walkDiagram} from '../walkDiagram';
import type {Told} from '../stops';

export interface DrawingProps {
  told: Told;
  method: string;
}

/** Apart from the lab, so that what draws diagrams is loaded with it. */
export default function Drawing({told, method}: DrawingProps): ReactNode {
  return <DiagramViewer value={walkDiagram(told, method)} />;
}

import type {ReactNode} from 'react';
import DiagramViewer from '@site/src/diagrams/Viewer';
import type {Told} from '../stops';
import {walkDiagram} from '../walkDiagram';
import type {WalkState} from '../walkState';

interface Props {
  told: Told;
  state: WalkState;
}

export default function Drawing({told, state}: Props): ReactNode {
  return <DiagramViewer value={walkDiagram(told, state.method)} />;
}

import type {ReactNode} from 'react';
import Mermaid from '@theme/Mermaid';
import type {Told} from '../stops';
import {walkDiagram} from '../walkDiagram';
import type {WalkState} from '../walkState';

interface Props {
  told: Told;
  state: WalkState;
}

export default function Drawing({told, state}: Props): ReactNode {
  return <Mermaid value={walkDiagram(told, state.method)} />;
}

import type {ClassDB} from 'mermaid/dist/diagrams/class/classDb.js';
import type {ErDB} from 'mermaid/dist/diagrams/er/erDb.js';
import type {FlowDB} from 'mermaid/dist/diagrams/flowchart/flowDb.js';
import type {SequenceDB} from 'mermaid/dist/diagrams/sequence/sequenceDb.js';
import type {StateDB} from 'mermaid/dist/diagrams/state/stateDb.js';
import {classTwin} from './descriptions/class';
import {erTwin} from './descriptions/er';
import {flowTwin} from './descriptions/flow';
import {sequenceTwin} from './descriptions/sequence';
import {stateTwin} from './descriptions/state';

/**
 * A diagram in sentences, from what Mermaid's parser found (`diagram.db`, whose type only its kind tells); empty for
 * kinds that have no twin.
 */
export function twinOf(kind: string, db: unknown): string[] {
  switch (kind) {
    case 'sequence':
      return sequenceTwin(db as SequenceDB);
    case 'flowchart':
    case 'flowchart-v2':
    case 'swimlane':
      return flowTwin(db as FlowDB);
    case 'state':
    case 'stateDiagram':
      return stateTwin(db as StateDB);
    case 'class':
    case 'classDiagram':
      return classTwin(db as ClassDB);
    case 'er':
      return erTwin(db as ErDB);
    default:
      return [];
  }
}

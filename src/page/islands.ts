import type {ComponentType} from 'react';
import type {IslandName} from '@site/src/shared/Island';

/** Each becomes a chunk of its own. */
export const islands = {
  DataTable: () => import('@site/src/tables/DataTable/View'),
  DiagramDraft: () => import('@site/src/diagrams/Draft'),
  DiagramViewer: () => import('@site/src/diagrams/Viewer'),
  NotFoundHelp: () => import('@site/src/frame/NotFoundHelp/Help'),
} satisfies Record<IslandName, () => Promise<{default: ComponentType<never>}>>;

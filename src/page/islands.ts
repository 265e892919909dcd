import type {ComponentType} from 'react';

/** Each becomes a chunk of its own. */
export const islands = {
  BenchmarkReader: () => import('@site/src/labs/benchmark/Reader'),
  ChainLab: () => import('@site/src/labs/chain/Builder'),
  DataTable: () => import('@site/src/tables/DataTable/View'),
  DiagramDraft: () => import('@site/src/diagrams/Draft'),
  DiagramViewer: () => import('@site/src/diagrams/Viewer'),
  ErrorFinder: () => import('@site/src/tables/Finder'),
  NotFoundHelp: () => import('@site/src/frame/NotFoundHelp/Help'),
  RequestWalk: () => import('@site/src/labs/request/Instrument'),
  Tenants: () => import('@site/src/landing/Multitenancy/Tenants'),
  ValidatorBench: () => import('@site/src/labs/validator/Bench'),
} satisfies Record<string, () => Promise<{default: ComponentType<never>}>>;

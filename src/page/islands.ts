import type {ComponentType} from 'react';

/** Components that come to life in a page of the build, each a file of its own. */
export const islands = {
  BenchmarkReader: () => import('@site/src/components/labs/BenchmarkReader/Reader'),
  ChainLab: () => import('@site/src/components/labs/ChainLab/Builder'),
  DataTable: () => import('@site/src/components/DataTable/View'),
  DiagramDraft: () => import('@site/src/components/DiagramDraft'),
  DiagramViewer: () => import('@site/src/components/DiagramViewer'),
  ErrorFinder: () => import('@site/src/components/ErrorFinder/Finder'),
  Examples: () => import('@site/src/components/landing/CodeShowcase/Examples'),
  NotFoundHelp: () => import('@site/src/components/NotFoundHelp/Help'),
  RequestWalk: () => import('@site/src/components/labs/RequestWalk/Instrument'),
  TenantControl: () => import('@site/src/components/TenantControl'),
  Tenants: () => import('@site/src/components/landing/Multitenancy/Tenants'),
  ValidatorBench: () => import('@site/src/components/labs/ValidatorBench/Bench'),
} satisfies Record<string, () => Promise<{default: ComponentType<never>}>>;

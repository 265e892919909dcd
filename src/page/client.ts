import * as backToTop from './behaviours/backToTop';
import * as codeBlocks from './behaviours/codeBlocks';
import * as colourMode from './behaviours/colourMode';
import * as composing from './behaviours/composing';
import * as copying from './behaviours/copying';
import * as drawer from './behaviours/drawer';
import * as firstVisit from './behaviours/firstVisit';
import * as islands from './behaviours/islands';
import * as outline from './behaviours/outline';
import * as pageViews from './behaviours/pageViews';
import * as places from './behaviours/places';
import * as problems from './behaviours/problems';
import * as recentPages from './behaviours/recentPages';
import * as runs from './behaviours/runs';
import * as search from './behaviours/search';
import * as shortcuts from './behaviours/shortcuts';
import * as showcase from './behaviours/showcase';
import * as sidebar from './behaviours/sidebar';
import * as tabs from './behaviours/tabs';
import * as versions from './behaviours/versions';
import * as overflow from '@site/src/shared/overflow';

interface Behaviour {
  /** Listens on the document, because its content may be replaced. */
  setup?: () => void;
  /** Called for each page, in development too. */
  onPageLoad?: () => void;
}

const behaviours: readonly Behaviour[] = [
  // First, because the others listen to keys.
  composing,
  islands,
  tabs,
  search,
  copying,
  firstVisit,
  colourMode,
  sidebar,
  drawer,
  versions,
  outline,
  places,
  codeBlocks,
  overflow,
  problems,
  shortcuts,
  showcase,
  backToTop,
  pageViews,
  recentPages,
  runs,
];

export function setup(): void {
  for (const behaviour of behaviours) behaviour.setup?.();
}

export function onPageLoad(): void {
  for (const behaviour of behaviours) behaviour.onPageLoad?.();
}

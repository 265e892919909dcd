import * as backToTop from './behaviours/backToTop';
import * as codeBlocks from './behaviours/codeBlocks';
import * as colourMode from './behaviours/colourMode';
import * as copying from './behaviours/copying';
import * as drawer from './behaviours/drawer';
import * as firstVisit from './behaviours/firstVisit';
import * as islands from './behaviours/islands';
import * as layout from './behaviours/layout';
import * as outline from './behaviours/outline';
import * as pageViews from './behaviours/pageViews';
import * as places from './behaviours/places';
import * as runs from './behaviours/runs';
import * as search from './behaviours/search';
import * as shortcuts from './behaviours/shortcuts';
import * as sidebar from './behaviours/sidebar';
import * as tabs from './behaviours/tabs';
import * as versions from './behaviours/versions';
import * as announcement from '@site/src/frame/announcement';
import * as overflow from '@site/src/shared/overflow';
import {replay, type Waiting} from './waiting';

interface Behaviour {
  /** Listens on the document, because its content may be replaced. */
  setup?: () => void;
  /** Called for each page, in development too. */
  onPageLoad?: () => void;
}

const behaviours: readonly Behaviour[] = [
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
  layout,
  shortcuts,
  backToTop,
  pageViews,
  announcement,
  runs,
];

/** The code of a key that an input method takes. For the key that confirms a word, Safari gives no other sign. */
const TAKEN = 229;

/** Keys that an input method takes are only for its text: they are kept from fields, shortcuts and dialogs. */
function keepFromOthers(event: KeyboardEvent): void {
  if (event.isComposing || event.keyCode === TAKEN) event.stopImmediatePropagation();
}

let presses: ReturnType<Waiting['end']> = [];

/**
 * Starts all behaviours.
 *
 * @param waiting - what the reader did until now; done again when the first page is loaded
 */
export function setup(waiting = window.waiting): void {
  presses = waiting?.end() ?? [];
  // First, because the others listen to keys.
  window.addEventListener('keydown', keepFromOthers, true);
  for (const behaviour of behaviours) behaviour.setup?.();
}

export function onPageLoad(): void {
  for (const behaviour of behaviours) behaviour.onPageLoad?.();
  replay(presses);
  presses = [];
}

import * as backToTop from '@site/src/theme/BackToTopButton/behaviour';
import * as codeBlocks from '@site/src/theme/CodeBlock/behaviour';
import * as colourMode from '@site/src/frame/ColourModeToggle/behaviour';
import * as copying from '@site/src/shared/CopyButton/behaviour';
import * as drawer from '@site/src/frame/Drawer/behaviour';
import * as firstVisit from '@site/src/frame/FirstVisitDialog/behaviour';
import * as islands from './islands';
import * as layout from '@site/src/shared/layOut';
import * as outline from '@site/src/frame/Outline/behaviour';
import * as pageViews from './pageViews';
import * as places from '@site/src/frame/places';
import * as diagrams from '@site/src/diagrams/behaviour';
import * as runs from '@site/src/runs/behaviour';
import * as showcase from '@site/src/landing/CodeShowcase/behaviour';
import * as search from '@site/src/search/behaviour';
import * as shortcuts from '@site/src/frame/Shortcuts/behaviour';
import * as sidebar from '@site/src/frame/SidebarToggle/behaviour';
import * as tabs from '@site/src/shared/TabList/behaviour';
import * as versions from '@site/src/frame/VersionSwitch/behaviour';
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
  showcase,
  diagrams,
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

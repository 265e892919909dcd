import {useEffect, type ComponentType, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {createRoot, hydrateRoot} from 'react-dom/client';
import Boundary from '@site/src/shared/Boundary';
import type {IslandName} from '@site/src/shared/Island';
import {fetchJson} from '@site/src/shared/missingFile';

/** Each becomes a chunk of its own. */
export const islands = {
  DataTable: () => import('@site/src/tables/DataTable/View'),
  DiagramDraft: () => import('@site/src/diagrams/Draft'),
  DiagramViewer: () => import('@site/src/diagrams/Viewer'),
} satisfies Record<IslandName, () => Promise<{default: ComponentType<never>}>>;

interface Props {
  children: ReactNode;
  onHydrated: () => void;
}

function Hydrated({children, onHydrated}: Props): ReactNode {
  useEffect(onHydrated, [onHydrated]);
  return <Boundary>{children}</Boundary>;
}

async function propsOf({props, propsFile}: DOMStringMap): Promise<object> {
  if (propsFile === undefined) return JSON.parse(props ?? '{}') as object;
  return fetchJson<object>(propsFile);
}

/** The language of the HTML. */
const LANGUAGE = 'en';

/** Whether the browser has translated an island or is about to: React would report that its texts differ from the server's. */
const isTranslated = (host: HTMLElement): boolean =>
  document.documentElement.lang !== LANGUAGE || host.querySelector('font') !== null;

/** What a reader can interact with. */
const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex]';

const reachedIn = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>(REACHED)];

/**
 * Resolves when React runs in an island, with a function from each old element to its successor: in a page that the browser has
 * translated, all elements are created anew.
 *
 * @throws when its code or its properties cannot be loaded
 */
export async function hydrate(host: HTMLElement): Promise<(element: HTMLElement) => HTMLElement> {
  const load = islands[host.dataset.island as IslandName];
  const [{default: Component}, props] = await Promise.all([
    load() as Promise<{default: ComponentType<object>}>,
    propsOf(host.dataset),
  ]);
  const before = reachedIn(host);
  const open = before.filter((element) => element.matches('details[open] > summary'));
  const focused = before.find((element) => element === document.activeElement);
  await new Promise<void>((resolve) => {
    const island = (
      <Hydrated onHydrated={resolve}>
        <Component {...props} />
      </Hydrated>
    );
    const options = {identifierPrefix: host.dataset.islandId ?? ''};
    // Synchronously: a key pressed before the focus is back would be lost.
    if (isTranslated(host)) flushSync(() => createRoot(host, options).render(island));
    else hydrateRoot(host, island, options);
  });
  const after = reachedIn(host);
  const successor = (element: HTMLElement) =>
    (element.isConnected ? undefined : after[before.indexOf(element)]) ?? element;
  for (const summary of open) successor(summary).parentElement?.setAttribute('open', '');
  if (focused && !focused.isConnected) successor(focused).focus({preventScroll: true});
  return successor;
}

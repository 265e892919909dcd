import {useEffect, type ComponentType, type ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import Boundary from './Boundary';
import {islands} from './islands';
import {wholeSheet} from './wholeSheet';

interface Props {
  children: ReactNode;
  onAwake: () => void;
}

function Awake({children, onAwake}: Props): ReactNode {
  useEffect(onAwake, [onAwake]);
  return <Boundary>{children}</Boundary>;
}

async function propsOf({props, propsFile}: DOMStringMap): Promise<object> {
  if (propsFile === undefined) return JSON.parse(props ?? '{}') as object;
  const response = await fetch(propsFile);
  if (!response.ok) throw new Error(`${propsFile} answered ${response.status}`);
  return (await response.json()) as object;
}

/**
 * Resolves when React runs in an island.
 *
 * @throws when its code, its properties or the style sheet cannot be loaded
 */
export async function hydrate(host: HTMLElement): Promise<void> {
  const load = islands[host.dataset.island as keyof typeof islands];
  const [{default: Component}, props] = await Promise.all([
    load() as Promise<{default: ComponentType<object>}>,
    propsOf(host.dataset),
    wholeSheet(),
  ]);
  await new Promise<void>((resolve) => {
    hydrateRoot(
      host,
      <Awake onAwake={resolve}>
        <Component {...props} />
      </Awake>,
      {identifierPrefix: host.dataset.islandId ?? ''},
    );
  });
}

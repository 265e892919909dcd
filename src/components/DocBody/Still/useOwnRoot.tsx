import {
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {useContextBridge} from 'its-fine';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Error from '@theme/Error';

/** Calls back when React has taken the HTML over. */
function Taken({tell}: {tell: () => void}): ReactNode {
  useEffect(tell, [tell]);
  return null;
}

interface Taking {
  taken: Promise<void>;
  take: () => void;
}

function createTaking(): Taking {
  let take: () => void = () => undefined;
  const taken = new Promise<void>((resolve) => (take = resolve));
  return {taken, take};
}

/**
 * Has a component take over the HTML of an element as the server made it. A tree of React can take HTML over only when it is
 * mounted: it is a tree of its own, with the contexts of the one around it.
 */
export function useOwnRoot(ref: RefObject<HTMLElement | null>, Body: ComponentType | undefined): void {
  const Bridge = useContextBridge();
  const rootRef = useRef<Root>(undefined);
  // Before the HTML is taken over React would draw it anew for any change: what comes meanwhile waits, in its order.
  const [{taken, take}] = useState(createTaking);
  const tell = useCallback(() => {
    delete ref.current?.dataset.still;
    take();
  }, [ref, take]);
  // At each rendering: a context may be another.
  useEffect(() => {
    const element = ref.current;
    if (!element || !Body) return;
    const contents = (
      <Bridge>
        {/* For what differs from the HTML of the server, as on any first page. */}
        <BrowserContextProvider>
          <ErrorBoundary fallback={(fault) => <Error {...fault} />}>
            <Body />
          </ErrorBoundary>
          <Taken tell={tell} />
        </BrowserContextProvider>
      </Bridge>
    );
    const root = rootRef.current;
    if (root) void taken.then(() => root.render(contents));
    else startTransition(() => void (rootRef.current = hydrateRoot(element, contents)));
  });
  useEffect(
    () => () => {
      const root = rootRef.current;
      // Nor while the tree around it is being changed.
      if (root) void taken.then(() => root.unmount());
    },
    [taken],
  );
}

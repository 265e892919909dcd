import {
  startTransition,
  useCallback,
  useEffect,
  useRef,
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

/**
 * Has a component take over the HTML of an element as the server made it. A tree of React can take HTML over only when it is
 * mounted: it is a tree of its own, with the contexts of the one around it.
 */
export function useOwnRoot(ref: RefObject<HTMLElement | null>, Body: ComponentType | undefined): void {
  const Bridge = useContextBridge();
  const rootRef = useRef<Root>(undefined);
  const isTakenRef = useRef(false);
  /** What came while the HTML was being taken over: React would draw it anew for an update before that. */
  const laterRef = useRef<ReactNode>(undefined);
  const isGoneRef = useRef(false);
  const tell = useCallback(() => {
    const root = rootRef.current;
    isTakenRef.current = true;
    delete ref.current?.dataset.still;
    if (isGoneRef.current) queueMicrotask(() => root?.unmount());
    else if (laterRef.current !== undefined) root?.render(laterRef.current);
  }, [ref]);
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
    if (isTakenRef.current) rootRef.current?.render(contents);
    else if (rootRef.current) laterRef.current = contents;
    else startTransition(() => void (rootRef.current = hydrateRoot(element, contents)));
  });
  useEffect(
    () => () => {
      const root = rootRef.current;
      isGoneRef.current = true;
      // Not while the tree around it is being changed, and not before it has taken the HTML over.
      if (isTakenRef.current) queueMicrotask(() => root?.unmount());
    },
    [],
  );
}

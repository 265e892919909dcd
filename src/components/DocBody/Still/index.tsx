import {useCallback, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {FiberProvider} from 'its-fine';
import {useLostCode} from '@site/src/hooks/useLostCode';
import {FRAME} from '../frame';
import {useLinks} from './useLinks';
import {useOwnRoot} from './useOwnRoot';
import {useWanted} from './useWanted';

interface Props {
  /** What it holds where it is not in the page already. */
  html: string;
  /** Takes what it holds when it goes before its code was wanted. */
  keep: (html: string) => void;
  /** Brings what it is drawn by. */
  bring: (key: '') => Promise<ComponentType>;
}

/** The HTML of a body as the server made it, until what it is drawn by is wanted and there. */
function StillBody({html: given, keep, bring}: Props): ReactNode {
  // React would put another one in the place of what it has taken over.
  const [html] = useState(given);
  const ref = useRef<HTMLDivElement>(null);
  const [Body, setBody] = useState<ComponentType>();
  const {note, renew} = useLostCode();
  const wake = useCallback(async () => {
    renew();
    try {
      const body = await bring('');
      setBody(() => body);
    } catch (error) {
      // The text can still be read, and the next sign asks again.
      delete document.documentElement.dataset.waiting;
      await note(error);
    }
  }, [bring, note, renew]);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    element.dataset.still = '';
    return () => {
      if (element.dataset.still !== undefined) keep(element.innerHTML);
    };
  }, [keep]);
  useWanted(ref, wake, Body === undefined);
  useLinks(ref, Body === undefined);
  useOwnRoot(ref, Body);
  return (
    // React leaves the HTML as it finds it.
    <div ref={ref} className={FRAME} dangerouslySetInnerHTML={{__html: html}} suppressHydrationWarning />
  );
}

export default function Still(props: Props): ReactNode {
  return (
    <FiberProvider>
      <StillBody {...props} />
    </FiberProvider>
  );
}

import {useCallback, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import Fault from '../Lab/Fault';
import controls from '../controls.module.css';

export type Load<P> = () => Promise<{default: ComponentType<P>}>;

interface Props<P> {
  /** Brings its code. The same function at each rendering. */
  load: Load<P>;
  /** What it is given. */
  of: P;
}

/** What has come already: it is there again at once. */
const known = new WeakMap<object, unknown>();

/** A part of a lab that is loaded when the reader asks for it. */
export default function Part<P extends object>({load, of}: Props<P>): ReactNode {
  const [Content, setContent] = useState(() => known.get(load) as ComponentType<P> | undefined);
  const [isFailed, setIsFailed] = useState(false);
  const retry = useCallback(() => setIsFailed(false), []);

  useEffect(() => {
    if (Content || isFailed) return undefined;
    let isCurrent = true;
    load().then(
      ({default: component}) => {
        known.set(load, component);
        if (isCurrent) setContent(() => component);
      },
      () => {
        if (isCurrent) setIsFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, Content, isFailed]);

  useEffect(() => {
    if (!isFailed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isFailed, retry]);

  if (isFailed) return <Fault retry={retry}>This part of the lab could not be loaded.</Fault>;
  return Content ? <Content {...of} /> : <p className={controls.quiet}>Loading …</p>;
}

import type {ReactNode} from 'react';
import Fault from '../Lab/Fault';
import {useContent, type Load} from '../Lab/useContent';
import controls from '../controls.module.css';

interface Props<P> {
  /** Brings its code. The same function at each rendering. */
  load: Load<P>;
  /** What it is given. */
  of: P;
}

/** A part of a lab that is loaded when the reader asks for it. */
export default function Part<P extends object>({load, of}: Props<P>): ReactNode {
  const {Content, isFailed, retry} = useContent(load, true);
  if (isFailed) return <Fault retry={retry}>This part of the lab could not be loaded.</Fault>;
  return Content ? <Content {...of} /> : <p className={controls.quiet}>Loading …</p>;
}

import type {ReactNode} from 'react';
import controls from '@site/src/labs/controls.module.css';
import {useLabPlace} from '@site/src/labs/Lab/place';
import type {Issue} from '../issues';

interface Props {
  of: Issue;
  children: ReactNode;
}

/** Where 1.0.0 does otherwise. */
export default function Known({of, children}: Props): ReactNode {
  const {root} = useLabPlace();
  return (
    <p className={controls.quiet}>
      In 1.0.0 {children}: <a href={`${root}/reference/known-issues#${of}`}>{of.toUpperCase()}</a>.
    </p>
  );
}

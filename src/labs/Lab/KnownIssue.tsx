import type {ReactNode} from 'react';
import controls from '../controls/styles.module.css';
import {useLabPlace, type IssueId} from './place';

interface Props {
  id: IssueId;
  /** What 1.0.0 does. */
  children: ReactNode;
}

/** Where version 1.0.0 differs from the documented contract that the lab follows. */
export default function KnownIssue({id, children}: Props): ReactNode {
  const {root} = useLabPlace();
  return (
    <p className={controls.notice}>
      In 1.0.0 {children}: <a href={`${root}/reference/known-issues#${id}`}>{id.toUpperCase()}</a>.
    </p>
  );
}

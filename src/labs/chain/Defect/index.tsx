import type {ReactNode} from 'react';
import controls from '@site/src/labs/controls.module.css';
import {useLabPlace} from '@site/src/labs/Lab/place';

/** What 1.0.0 does instead of what is shown. */
const DEFECTS: Readonly<Record<string, {number: string; words: string}>> = {
  map: {number: 'K-01', words: 'raises a TypeError on a success'},
  merge: {number: 'K-02', words: 'raises a TypeError on two successes'},
};

interface Props {
  method: string;
}

/** What 1.0.0 does at a method, where it is something else. */
export default function Defect({method}: Props): ReactNode {
  const {root} = useLabPlace();
  const defect = DEFECTS[method];
  if (!defect) return null;
  const {number, words} = defect;
  return (
    <p className={controls.quiet}>
      In 1.0.0 <code>{method}</code> {words}:{' '}
      <a href={`${root}/reference/known-issues#${number.toLowerCase()}`}>{number}</a>.
    </p>
  );
}

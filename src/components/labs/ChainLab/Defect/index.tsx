import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useReadVersion} from '@site/src/hooks/useReadVersion';
import controls from '../../controls.module.css';

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
  const {path} = useReadVersion();
  const defect = DEFECTS[method];
  if (!defect) return null;
  const {number, words} = defect;
  return (
    <p className={controls.quiet}>
      In 1.0.0 <code>{method}</code> {words}:{' '}
      <Link to={`${path}/reference/known-issues#${number.toLowerCase()}`}>{number}</Link>.
    </p>
  );
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useReadVersion} from '@site/src/hooks/useReadVersion';
import controls from '../../controls.module.css';
import type {Issue} from '../issues';

interface Props {
  of: Issue;
  children: ReactNode;
}

/** Where 1.0.0 does otherwise. */
export default function Known({of, children}: Props): ReactNode {
  const {path} = useReadVersion();
  return (
    <p className={controls.quiet}>
      In 1.0.0 {children}: <Link to={`${path}/reference/known-issues#${of}`}>{of.toUpperCase()}</Link>.
    </p>
  );
}

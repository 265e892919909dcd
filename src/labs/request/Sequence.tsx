import {lazy, Suspense, useState, type ReactNode} from 'react';
import Boundary from '@site/src/page/Boundary';
import {Disclosure} from '../controls';
import controls from '../controls/styles.module.css';
import LoadError from '../Lab/LoadError';
import type {WalkReport} from './stops';
import {walkDiagram} from './walkDiagram';

const loadViewer = () => lazy(() => import('@site/src/diagrams/Viewer'));

interface Props {
  report: WalkReport;
  method: string;
}

/** The sequence diagram of the walk, once somebody asks for it: what draws it is heavy. */
export default function Sequence({report, method}: Props): ReactNode {
  // A lazy component keeps its failure: another try is another component.
  const [Viewer, setViewer] = useState(loadViewer);
  return (
    <Disclosure title="This walk as a sequence diagram">
      <Boundary
        fallback={({tryAgain}) => (
          <LoadError
            retry={() => {
              setViewer(loadViewer);
              tryAgain();
            }}>
            The diagram could not be loaded.
          </LoadError>
        )}>
        <Suspense fallback={<p className={controls.quiet}>Loading …</p>}>
          <Viewer value={walkDiagram(report, method)} />
        </Suspense>
      </Boundary>
    </Disclosure>
  );
}

import {lazy, Suspense, useState, type ReactNode} from 'react';
import Boundary from '@site/src/page/Boundary';
import {Button} from '../controls';
import controls from '../controls/styles.module.css';
import LoadError from '../Lab/LoadError';
import type {WalkReport} from './stops';
import {walkDiagram} from './walkDiagram';
import styles from './styles.module.css';

const loadViewer = () => lazy(() => import('@site/src/diagrams/Viewer'));

interface Props {
  report: WalkReport;
  method: string;
}

/** The sequence diagram of the walk, once somebody asks for it: what draws it is heavy. */
export default function Sequence({report, method}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  // A lazy component keeps its failure: another try is another component.
  const [Viewer, setViewer] = useState(loadViewer);
  return (
    <div className={controls.part}>
      <Button isExpanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Hide the sequence diagram' : 'Draw the sequence diagram of this walk'}
      </Button>
      {isOpen && (
        <div className={styles.diagram}>
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
        </div>
      )}
    </div>
  );
}

import {lazy, Suspense, useState, type ReactNode} from 'react';
import Boundary from '@site/src/page/Boundary';
import {Button} from '@site/src/labs/controls';
import controls from '@site/src/labs/controls/styles.module.css';
import Fault from '@site/src/labs/Lab/Fault';
import type {DrawingProps} from './Drawing';
import styles from '../styles.module.css';

const loadDrawing = () => lazy(() => import('./Drawing'));

/** The sequence diagram of the walk, once somebody asks for it: what draws it is heavy. */
export default function Sequence(props: DrawingProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  // A lazy component keeps its failure: another try is another component.
  const [Drawing, setDrawing] = useState(loadDrawing);
  return (
    <div className={controls.part}>
      <Button isExpanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Hide the sequence diagram' : 'Draw the sequence diagram of this walk'}
      </Button>
      {isOpen && (
        <div className={styles.diagram}>
          <Boundary
            fallback={({tryAgain}) => (
              <Fault
                retry={() => {
                  setDrawing(loadDrawing);
                  tryAgain();
                }}>
                The diagram could not be loaded.
              </Fault>
            )}>
            <Suspense fallback={<p className={controls.quiet}>Loading …</p>}>
              <Drawing {...props} />
            </Suspense>
          </Boundary>
        </div>
      )}
    </div>
  );
}

import {useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Part from '@site/src/labs/Part';
import controls from '@site/src/labs/controls.module.css';
import type {Told} from '../stops';
import type {WalkState} from '../walkState';
import styles from './styles.module.css';

interface Props {
  told: Told;
  state: WalkState;
}

const loadDrawing = () => import('./Drawing');

/** The sequence diagram of the walk, once somebody asks for it: what draws it is heavy. */
export default function Sequence({told, state}: Props): ReactNode {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={controls.part}>
      <button
        type="button"
        className={clsx('outlined', controls.button)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Hide the sequence diagram' : 'Draw the sequence diagram of this walk'}
      </button>
      <div id={id} className={styles.diagram}>
        {isOpen && <Part load={loadDrawing} of={{told, state}} />}
      </div>
    </div>
  );
}

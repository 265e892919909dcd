import {useEffect, useState, type ReactNode} from 'react';
import CopyButton from '@site/src/shared/CopyButton';
import {useLabPlace} from '../Lab/place';
import type {LabState} from '../useLabState';
import styles from './styles.module.css';

interface Props<S> {
  lab: LabState<S>;
  /** The outcome in a sentence or two, for those who listen: said when it changed and then stayed for a moment. */
  says: string;
  children: ReactNode;
}

/** Longer than the pauses between two steps of a slider or two keys. */
const PAUSE_MS = 700;

const LINK =
  'M6.5 9.5l3-3M7 4.5l1.6-1.6a3.1 3.1 0 0 1 4.4 4.4l-1.6 1.6M9 11.5l-1.6 1.6A3.1 3.1 0 0 1 3 8.7l1.6-1.6';

function useSaid(text: string): string {
  // What was there from the beginning is read where it stands.
  const [said, setSaid] = useState({text: '', of: text});
  useEffect(() => {
    if (said.of === text) return undefined;
    const timer = setTimeout(() => setSaid({text, of: text}), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [said, text]);
  return said.text;
}

/** What every lab has: the way back to its preset, a link to its state, and what it says of both. */
export default function LabPanel<S>({lab, says, children}: Props<S>): ReactNode {
  const {id} = useLabPlace();
  const said = useSaid(says);
  return (
    <>
      <p role="status" className={styles.note}>
        {lab.isRefused && 'The address held a state that this lab cannot read; it shows the preset instead.'}
      </p>
      {children}
      <div className={styles.foot}>
        <button type="button" className="outlined" onClick={lab.reset}>
          Reset
        </button>
        <CopyButton
          name="Copy a link to this state"
          label="Copy link"
          drawing={LINK}
          look="plain"
          getText={() => lab.link(id)}
          isReady={!lab.isTooLong}
          className={styles.link}
        />
        {lab.isTooLong && (
          <p className={styles.long}>This state is too long for an address: no link holds it.</p>
        )}
      </div>
      <p role="status" className="spoken">
        {said}
      </p>
    </>
  );
}

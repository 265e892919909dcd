import {Fragment, useState, type ReactNode} from 'react';
import CopyButton from '@site/src/shared/CopyButton';
import {Announcement, Button} from '../controls';
import controls from '../controls/styles.module.css';
import type {LabState} from '../useLabState';
import {useLabPlace} from './place';
import styles from './styles.module.css';

interface Props<S> {
  lab: LabState<S>;
  /** What is chosen first. */
  start: ReactNode;
  /** The outcome in a sentence or two, for screen readers. */
  announcement: string;
  children: ReactNode;
}

const LINK =
  'M6.5 9.5l3-3M7 4.5l1.6-1.6a3.1 3.1 0 0 1 4.4 4.4l-1.6 1.6M9 11.5l-1.6 1.6A3.1 3.1 0 0 1 3 8.7l1.6-1.6';

/** What every lab has: where it starts, the way back to it, a link to its state, and what it says of all that. */
export default function LabPanel<S>({lab, start, announcement, children}: Props<S>): ReactNode {
  const {id} = useLabPlace();
  const [round, setRound] = useState(0);
  return (
    <>
      <div className={styles.bar}>
        {start}
        <Button
          onPress={() => {
            lab.reset();
            setRound(round + 1);
          }}>
          Reset
        </Button>
        <CopyButton
          name="Copy link to this state"
          label="Copy link"
          drawing={LINK}
          look="plain"
          getText={() => lab.link(id)}
          isReady={!lab.isTooLong}
          className={styles.link}
        />
      </div>
      {lab.isTooLong && <p className={controls.quiet}>This state is too long for a link.</p>}
      <p role="status" className={controls.notice}>
        {lab.isRefused && 'The address held a state that this lab cannot read; it shows the preset instead.'}
      </p>
      {/* With another key, what was typed and is no part of the state goes too. */}
      <Fragment key={round}>{children}</Fragment>
      <Announcement>{announcement}</Announcement>
    </>
  );
}

import {Fragment, useId, useRef, useSyncExternalStore, type ReactNode} from 'react';
import clsx from 'clsx';
import {useModal} from '@site/src/hooks/useModal';
import {areShortcutsOn, setShortcuts, subscribeShortcuts} from '@site/src/utils/shortcuts';
import {shortcuts, type Shortcut} from '../content';
import styles from './styles.module.css';

export interface Props {
  onClose: () => void;
}

function Row({ways, does}: Shortcut): ReactNode {
  return (
    <div className={styles.row}>
      <dt>{does}</dt>
      <dd>
        {ways.map((keys, index) => (
          <Fragment key={keys.join()}>
            {index > 0 && <span className={styles.or}> or </span>}
            <span className={styles.way}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </span>
          </Fragment>
        ))}
      </dd>
    </div>
  );
}

/** A choice that holds in this browser, for those whose speech or hands press keys that they do not mean. */
function Choice(): ReactNode {
  const id = useId();
  const isOn = useSyncExternalStore(subscribeShortcuts, areShortcutsOn, () => true);
  return (
    <div className={styles.choice}>
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        aria-describedby={`${id}note`}
        onChange={({target}) => setShortcuts(target.checked)}
      />
      <label htmlFor={id}>Single keys work</label>
      <p id={`${id}note`} className={styles.note}>
        Kept in this browser. Keys with Ctrl or ⌘ always work. The foot of every page leads back here.
      </p>
    </div>
  );
}

/** The list of the shortcuts, over the page as long as it is in it. */
export default function Sheet({onClose}: Props): ReactNode {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const closeRef = useRef<HTMLButtonElement>(null);
  // Not on the choice, which a key pressed too often would change.
  useModal(ref, closeRef);
  return (
    <dialog ref={ref} className={clsx('modal', styles.dialog)} aria-labelledby={id} onClose={onClose}>
      <div className={styles.sheet}>
        <h2 id={id} className={styles.title}>
          Keyboard shortcuts
        </h2>
        <div className={clsx('fault', styles.line)} />
        <dl className={styles.list}>
          {shortcuts.map((shortcut) => (
            <Row key={shortcut.does} {...shortcut} />
          ))}
        </dl>
        <Choice />
        <button
          ref={closeRef}
          type="button"
          className={clsx('outlined', styles.close)}
          onClick={() => ref.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  );
}

import {Fragment, useSyncExternalStore, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import clsx from 'clsx';
import {areShortcutsOn, heldKey, isApple, setShortcuts, subscribeShortcuts} from '@site/src/shared/keys';
import {openModal} from '@site/src/shared/openModal';
import {shortcuts, type Shortcut} from '@site/src/frame/shortcutActions';
import styles from './styles.module.css';

function Row({ways, does}: Shortcut): ReactNode {
  return (
    <div>
      <dt>{does}</dt>
      <dd className="muted">
        {ways.map((keys, index) => (
          <Fragment key={keys.join()}>
            {index > 0 && ' or '}
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </Fragment>
        ))}
      </dd>
    </div>
  );
}

/** For readers who press single keys by accident, or who dictate. */
function Choice(): ReactNode {
  const isOn = useSyncExternalStore(subscribeShortcuts, areShortcutsOn);
  return (
    <div className={styles.choice}>
      <input
        id="Rift-single-keys"
        type="checkbox"
        checked={isOn}
        onChange={({target}) => setShortcuts(target.checked)}
        autoComplete="off"
        aria-describedby="Rift-single-keys-note"
      />
      <label htmlFor="Rift-single-keys">Single keys work</label>
      <p id="Rift-single-keys-note" className="quiet">
        Kept in this browser. Keys with {heldKey(isApple())} always work. The foot of every page leads back
        here.
      </p>
    </div>
  );
}

function Sheet(): ReactNode {
  return (
    <dialog
      id="Rift-shortcut-sheet"
      className={styles.dialog}
      data-nosnippet=""
      aria-labelledby="Rift-shortcut-sheet-title">
      <div className={clsx('sheet', styles.sheet)}>
        <h2 id="Rift-shortcut-sheet-title">Keyboard shortcuts</h2>
        <div className="fault" />
        <dl className={clsx('ends', styles.list)}>
          {shortcuts(isApple()).map((shortcut) => (
            <Row key={shortcut.does} {...shortcut} />
          ))}
        </dl>
        <Choice />
        <button type="button" className="outlined" data-close="">
          Close
        </button>
      </div>
    </dialog>
  );
}

/** Opens the list of shortcuts over the page. */
export function openSheet(): void {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  flushSync(() => root.render(<Sheet />));
  const dialog = host.querySelector('dialog');
  if (!dialog) return;
  const remove = () => {
    root.unmount();
    host.remove();
  };
  dialog.addEventListener('close', remove, {once: true});
  // Focuses the button instead of the checkbox, which a repeated key would toggle.
  openModal(dialog, dialog.querySelector<HTMLElement>('[data-close]'));
}

import {useCallback, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import {requestVersions} from '@site/src/components/VersionSwitch/request';
import {useLostCode} from '@site/src/hooks/useLostCode';
import {isModalOpen} from '@site/src/utils/modals';
import {areShortcutsOn} from '@site/src/utils/shortcuts';
import {isTyping} from '@site/src/utils/typing';
import {actionOf, type Action} from './actions';
import type {Props as SheetProps} from './Sheet';
import styles from './styles.module.css';

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** The code of the sheet comes when it is asked for. */
function useSheet() {
  const [Sheet, setSheet] = useState<ComponentType<SheetProps>>();
  const [isLost, setIsLost] = useState(false);
  const {note, renew} = useLostCode();
  const open = useCallback(() => {
    renew();
    setIsLost(false);
    import('./Sheet').then(
      ({default: component}) => {
        // The reader may have opened something else meanwhile.
        if (!isModalOpen()) setSheet(() => component);
      },
      async (error: unknown) => {
        await note(error);
        setIsLost(true);
      },
    );
  }, [note, renew]);
  const close = useCallback(() => setSheet(undefined), []);
  return {Sheet, isLost, open, close};
}

/** Does what the reader presses, unless it is typed somewhere or meant for a dialog. */
function useKeys(act: (action: Action) => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      const action = actionOf(event);
      if (action === undefined || !areShortcutsOn() || isModalOpen()) return;
      event.preventDefault();
      act(action);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [act]);
}

/** Single keys that do something on every page, and a button that lists them. */
export default function Shortcuts(): ReactNode {
  const {Sheet, isLost, open, close} = useSheet();
  const {colorMode, setColorMode} = useColorMode();
  const [said, setSaid] = useState('');

  const act = useCallback(
    (action: Action) => {
      const other = colorMode === 'dark' ? 'light' : 'dark';
      const acts: Record<Action, () => void> = {
        help: open,
        previous: () => press('.pagination-nav__link--prev'),
        next: () => press('.pagination-nav__link--next'),
        version: requestVersions,
        mode() {
          setColorMode(other);
          setSaid(other === 'dark' ? 'Dark colours' : 'Light colours');
        },
      };
      acts[action]();
    },
    [open, colorMode, setColorMode],
  );
  useKeys(act);

  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={open}>
        {isLost ? 'Not loaded: try again' : 'Keyboard shortcuts'}
      </button>
      <span role="status" className="spoken">
        {isLost ? 'The keyboard shortcuts were not loaded.' : said}
      </span>
      {Sheet && <Sheet onClose={close} />}
    </>
  );
}

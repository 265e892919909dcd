import {useId, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import {prefersReducedMotion} from '@docusaurus/theme-common';
import CopyCommand from '@site/src/components/CopyCommand';
import {focusFragment} from '@site/src/utils/fragment';
import {onPressOutside} from '@site/src/utils/pressOutside';
import {installCommand, site} from '@site/config/site';
import {giveAnswer, useIsAnswered} from './answer';
import styles from './styles.module.css';

/** How long the sheet takes to close; the answer is stored when it has. The style sheet reads it as --closing. */
const CLOSING_MS = 400;
const timing = {'--closing': `${CLOSING_MS}ms`} as CSSProperties;

/** Calls back for everything that answers besides the button: Escape, a press outside, the browser's own closing. */
function listen(dialog: HTMLDialogElement, answer: () => void): () => void {
  const controller = new AbortController();
  const {signal} = controller;
  onPressOutside(dialog, answer, signal);
  // At the key, because Chrome lets `cancel` be prevented once: a second Escape would close the dialog there and then.
  // On the document, because a press on the text of the sheet takes the focus out of it.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      answer();
    },
    {signal},
  );
  // Other ways to close, such as the gesture that goes back on a phone. What cannot be prevented is an answer all the same.
  dialog.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault();
      answer();
    },
    {signal},
  );
  dialog.addEventListener('close', answer, {signal});
  return () => controller.abort();
}

/** A modal dialog as long as it is in the page, with the focus on `first`. */
function useModal(answer: () => void) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const firstRef = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return undefined;
    const leave = listen(dialog, answer);
    dialog.showModal();
    firstRef.current?.focus();
    return () => {
      leave();
      // Gives the focus back; if nothing had it, the reader goes on where the address leads.
      dialog.close();
      const {activeElement, body} = document;
      if (activeElement === body || dialog.contains(activeElement)) focusFragment(window.location.hash);
    };
  }, [answer]);
  return {dialogRef, firstRef};
}

/** The lower half of a sheet that is cut in two: a copy for the eye. Which half shows what is the style sheet's. */
function cut(sheet: HTMLElement) {
  const lower = sheet.cloneNode(true) as HTMLElement;
  lower.querySelectorAll('[id]').forEach((element) => element.removeAttribute('id'));
  lower.inert = true;
  sheet.after(lower);
}

function useClosing(isClosing: boolean) {
  const sheetRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isClosing) return undefined;
    if (prefersReducedMotion()) {
      giveAnswer();
      return undefined;
    }
    if (sheetRef.current) cut(sheetRef.current);
    const timer = setTimeout(giveAnswer, CLOSING_MS);
    return () => clearTimeout(timer);
  }, [isClosing]);
  return sheetRef;
}

function OpenDialog(): ReactNode {
  const id = useId();
  const [isClosing, setIsClosing] = useState(false);
  const [answer] = useState(() => () => setIsClosing(true));
  const {dialogRef, firstRef} = useModal(answer);
  const sheetRef = useClosing(isClosing);
  return (
    <dialog
      ref={dialogRef}
      className={clsx('modal', styles.dialog, isClosing && styles.closing)}
      style={timing}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}>
      <div ref={sheetRef} className={styles.sheet}>
        <h2 id={`${id}title`} className={styles.title}>
          Importing a package
        </h2>
        <div className={clsx('fault', styles.line)} />
        <p id={`${id}text`} className={styles.text}>
          It asks Composer for {site.name}, which needs PHP {site.phpVersion}.
        </p>
        <CopyCommand command={installCommand} className={styles.command} />
        <button ref={firstRef} type="button" className={styles.answer} onClick={answer}>
          Yes, sir
        </button>
      </div>
    </dialog>
  );
}

/** The dialog of the first visit. Answered once, it does not come back. */
export default function InstallDialog(): ReactNode {
  return useIsAnswered() ? null : <OpenDialog />;
}

import {useLayoutEffect, type RefObject} from 'react';

interface Early {
  /** Takes what is typed or pasted. */
  type: (change: (question: string) => string) => void;
  callOff: () => void;
}

/** What a key makes of the question; undefined where it is not one that a field would take. */
function changeBy(event: KeyboardEvent): ((question: string) => string) | undefined {
  const {key, ctrlKey, metaKey, altKey, repeat} = event;
  // Keyboards have signs on AltGr, which is Ctrl and Alt for some systems.
  if ((ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph')) return undefined;
  if (key === 'Backspace') return (question) => question.slice(0, -1);
  // Another press of the button would take nothing in and is not meant either.
  if (key === 'Enter') return (question) => question;
  if ([...key].length !== 1) return undefined;
  // The slash that opens it may still be down.
  return (question) => (repeat ? question : question + key);
}

function take(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Keeps what is typed and pasted before there is a field for it. Escape and a press elsewhere call the search off. */
export function useEarlyInput(
  isWaiting: boolean,
  buttonRef: RefObject<HTMLElement | null>,
  {type, callOff}: Early,
): void {
  // In one step with the field: a key goes either here or there.
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    const controller = new AbortController();
    const how = {capture: true, signal: controller.signal};
    const keep = (event: KeyboardEvent) => {
      const change = changeBy(event);
      if (change) type(change);
      else if (event.key === 'Escape') callOff();
      else return;
      take(event);
    };
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text') ?? '';
      type((question) => question + text);
      take(event);
    };
    const press = ({target}: MouseEvent) => {
      if (!buttonRef.current?.contains(target as Node)) callOff();
    };
    window.addEventListener('keydown', keep, how);
    window.addEventListener('paste', paste, how);
    window.addEventListener('click', press, how);
    return () => controller.abort();
  }, [isWaiting, buttonRef, type, callOff]);
}

import {useEffect, useState, type Dispatch, type RefObject, type SetStateAction} from 'react';
import {nextIndex, type Axis} from '@site/src/shared/roving';

/** Where a step was pointed at: that panel does not scroll, the others scroll to the step. */
export type Origin = 'steps' | 'source' | 'response' | 'structure';

interface Pointed {
  step: number;
  origin: Origin;
}

/** The step under the pointer counts before the focused one, and both before the one that was pressed. */
interface Pointing {
  hovered?: Pointed;
  focused?: Pointed;
  pressed?: Pointed;
}

export interface LitStep {
  /** The index of the step that is highlighted in all panels. */
  step: number | undefined;
  origin: Origin | undefined;
  /** The step that stays highlighted when nothing is pointed at. */
  pressed: number | undefined;
  setPointing: Dispatch<SetStateAction<Pointing>>;
}

export function useLitStep(): LitStep {
  const [pointing, setPointing] = useState<Pointing>({});
  const lit = pointing.hovered ?? pointing.focused ?? pointing.pressed;
  return {step: lit?.step, origin: lit?.origin, pressed: pointing.pressed?.step, setPointing};
}

function stepOf(target: EventTarget | null): number | undefined {
  const value =
    target instanceof Element ? target.closest('[data-step]')?.getAttribute('data-step') : undefined;
  return value ? Number(value) : undefined;
}

/** Whether the reader is selecting text: the click at its end is not a press. */
const isSelecting = () => window.getSelection()?.isCollapsed === false;

/**
 * The arrow keys, Home and End move the focus among the buttons of an element, of which one is a tab stop. React only sets
 * the first tab stop.
 */
function moveFocus(element: HTMLElement, axis: Axis, event: KeyboardEvent) {
  const buttons = [...element.querySelectorAll<HTMLElement>('button[data-step]')];
  const index = buttons.indexOf(event.target as HTMLElement);
  const next = index === -1 ? undefined : nextIndex(event, axis, index, buttons.length);
  if (next === undefined) return;
  event.preventDefault();
  buttons.forEach((button, place) => (button.tabIndex = place === next ? 0 : -1));
  buttons[next]?.focus();
}

/** Highlights a step when something with its `data-step` inside the element is hovered, focused or pressed. */
export function useStepEvents(
  ref: RefObject<HTMLElement | null>,
  {setPointing}: LitStep,
  origin: Origin,
): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const events = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ) => element.addEventListener(type, listener, {signal: events.signal});

    const pointedAt = (target: EventTarget | null): Pointed | undefined => {
      const step = stepOf(target);
      return step === undefined ? undefined : {step, origin};
    };
    const hover = (hovered: Pointed | undefined) =>
      setPointing((before) =>
        before.hovered?.step === hovered?.step && before.hovered?.origin === hovered?.origin
          ? before
          : {...before, hovered},
      );
    // Drops the hovered step: the pointer may rest elsewhere while the reader uses the keyboard.
    const focus = (focused: Pointed | undefined) => setPointing(({pressed}) => ({pressed, focused}));

    // Not "pointerover", which also comes when the page scrolls under a resting pointer.
    listen('pointermove', ({target}) => hover(pointedAt(target)));
    listen('pointerleave', () => hover(undefined));
    listen('focusin', ({target}) => focus(pointedAt(target)));
    listen('focusout', () => focus(undefined));
    const axis = origin === 'steps' ? 'horizontal' : 'vertical';
    listen('keydown', (event) => moveFocus(element, axis, event));
    listen('click', ({target}) => {
      const pressed = pointedAt(target);
      const isButton = target instanceof Element && target.closest('button') !== null;
      if (!pressed || (!isButton && isSelecting())) return;
      // A second press turns the step off, although the pointer or the focus is still on it.
      setPointing((before) => (before.pressed?.step === pressed.step ? {} : {pressed}));
    });
    return () => events.abort();
  }, [ref, setPointing, origin]);
}

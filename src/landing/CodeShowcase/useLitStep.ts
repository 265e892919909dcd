import {useCallback, useEffect, useState, type RefObject} from 'react';
import {nextIndex, type Axis} from '@site/src/shared/roving';

/** Where a step was pointed at: that panel stays where it is, the others move to what lights up. */
export type Origin = 'steps' | 'source' | 'response' | 'structure';

interface Pointed {
  step: number;
  origin: Origin;
}

/** The ways to point at a step. The pointer counts before the focus, and both before what was pressed. */
interface Pointing {
  hovered?: Pointed;
  focused?: Pointed;
  pressed?: Pointed;
}

export interface LitStep {
  /** The index of the step that is lit. */
  step: number | undefined;
  origin: Origin | undefined;
  /** The step that stays lit when nothing is pointed at. */
  pressed: number | undefined;
  hover: (step: number | undefined, origin: Origin) => void;
  focus: (step: number | undefined, origin: Origin) => void;
  press: (step: number, origin: Origin) => void;
}

const pointedAt = (step: number | undefined, origin: Origin) =>
  step === undefined ? undefined : {step, origin};

/** The step that lights up in all panels. */
export function useLitStep(): LitStep {
  const [pointing, setPointing] = useState<Pointing>({});

  const hover = useCallback<LitStep['hover']>((step, origin) => {
    setPointing((before) =>
      before.hovered?.step === step && before.hovered?.origin === origin
        ? before
        : {...before, hovered: pointedAt(step, origin)},
    );
  }, []);
  // The pointer may rest on another step, which is not where the reader is any more.
  const focus = useCallback<LitStep['focus']>((step, origin) => {
    setPointing(({pressed}) => ({pressed, focused: pointedAt(step, origin)}));
  }, []);
  const press = useCallback<LitStep['press']>((step, origin) => {
    // Pressed again, a step goes out, although the pointer or the focus is still on it.
    setPointing(({pressed}) => (pressed?.step === step ? {} : {pressed: {step, origin}}));
  }, []);

  const lit = pointing.hovered ?? pointing.focused ?? pointing.pressed;
  return {step: lit?.step, origin: lit?.origin, pressed: pointing.pressed?.step, hover, focus, press};
}

function stepOf(target: EventTarget | null): number | undefined {
  const value =
    target instanceof Element ? target.closest('[data-step]')?.getAttribute('data-step') : undefined;
  return value ? Number(value) : undefined;
}

/** Whether the reader is selecting text, which ends in a click that means nothing. */
const isSelecting = () => window.getSelection()?.isCollapsed === false;

/**
 * The arrow keys, Home and End move the focus among the buttons of an element, of which one is a tab stop. Which one is
 * left to the document: React says only where it starts.
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

/** Pointing at, focusing and pressing what has a `data-step` inside an element lights the step. */
export function useStepEvents(
  ref: RefObject<HTMLElement | null>,
  {hover, focus, press}: LitStep,
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

    // Not "over", which also comes when the page scrolls under a pointer at rest.
    listen('pointermove', ({target}) => hover(stepOf(target), origin));
    listen('pointerleave', () => hover(undefined, origin));
    listen('focusin', ({target}) => focus(stepOf(target), origin));
    listen('focusout', () => focus(undefined, origin));
    const axis = origin === 'steps' ? 'horizontal' : 'vertical';
    listen('keydown', (event) => moveFocus(element, axis, event));
    listen('click', ({target}) => {
      const step = stepOf(target);
      const isButton = target instanceof Element && target.closest('button') !== null;
      if (step !== undefined && (isButton || !isSelecting())) press(step, origin);
    });
    return () => events.abort();
  }, [ref, hover, focus, press, origin]);
}

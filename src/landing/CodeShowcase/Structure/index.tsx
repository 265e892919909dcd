import {useEffect, useRef, type ReactNode} from 'react';
import DiagramViewer from '@site/src/diagrams/Viewer';
import {reveal} from '@site/src/shared/reveal';
import type {LinkedExample} from '../example';
import {useStepEvents, type LitStep} from '../useLitStep';
import styles from './styles.module.css';

interface Props {
  linked: LinkedExample;
  lit: LitStep;
  isShown: boolean;
}

/** Each message of a sequence diagram is a text and a line, both in the order of the source. */
const PARTS = ['text.messageText', '[class^="messageLine"]'];

/** Gives each drawn message the attributes of its step. */
function markMessages(frame: HTMLElement, {messages}: LinkedExample, lit: number | undefined) {
  for (const part of PARTS) {
    frame.querySelectorAll(part).forEach((element, index) => {
      const step = messages[index] ?? undefined;
      if (step === undefined) return;
      element.setAttribute('data-step', String(step));
      element.toggleAttribute('data-lit', step === lit);
    });
  }
}

/** The sequence diagram of an example. */
export default function Structure({linked, lit, isShown}: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useStepEvents(ref, lit, 'structure');
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    const update = () => {
      markMessages(frame, linked, lit.step);
      const message = frame.querySelector('[data-lit]');
      if (isShown && lit.step !== undefined && lit.origin !== 'structure')
        reveal(message?.closest('[role="tabpanel"]') ?? null, message, {axis: 'both'});
    };
    // The diagram is drawn later, and again after the full screen.
    const drawings = new MutationObserver(update);
    drawings.observe(frame, {childList: true, subtree: true});
    update();
    return () => drawings.disconnect();
  }, [linked, lit.step, lit.origin, isShown]);
  return (
    <div ref={ref} className={styles.frame}>
      <DiagramViewer value={linked.structure} diagramSvg={linked.diagramSvg} isFilling />
    </div>
  );
}

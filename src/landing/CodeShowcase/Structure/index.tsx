import {useEffect, useRef, type ReactNode} from 'react';
import DiagramViewer from '@site/src/diagrams/Viewer';
import type {DiagramSvg} from '@site/src/diagrams/diagramSvgs';
import {reveal} from '@site/src/shared/reveal';
import {useStepEvents, type LitStep} from '../useLitStep';
import styles from './styles.module.css';

interface Props {
  /** The Mermaid source. */
  structure: string;
  diagramSvg: DiagramSvg | undefined;
  /** The step of each message, in the order in which they are drawn. */
  messages: readonly (number | null)[];
  lit: LitStep;
  isShown: boolean;
}

/** A message of a sequence diagram is drawn as a text and a line, each in the order of the source. */
const PARTS = ['text.messageText', '[class^="messageLine"]'];

/** Writes on each drawn message which step it is, and on those of one step that they are lit. */
function markMessages(frame: HTMLElement, messages: Props['messages'], lit: number | undefined) {
  for (const part of PARTS) {
    frame.querySelectorAll(part).forEach((element, index) => {
      const step = messages[index] ?? undefined;
      if (step === undefined) return;
      element.setAttribute('data-step', String(step));
      element.toggleAttribute('data-lit', step === lit);
    });
  }
}

/** The sequence diagram of an example; its messages know their step. */
export default function Structure({structure, diagramSvg, messages, lit, isShown}: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useStepEvents(ref, lit, 'structure');
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    const look = () => {
      markMessages(frame, messages, lit.step);
      const message = frame.querySelector('[data-lit]');
      if (isShown && lit.step !== undefined && lit.origin !== 'structure')
        reveal(message?.closest('[role="tabpanel"]') ?? null, message, {axis: 'both'});
    };
    // The drawing comes later, and anew from the full screen.
    const drawings = new MutationObserver(look);
    drawings.observe(frame, {childList: true, subtree: true});
    look();
    return () => drawings.disconnect();
  }, [messages, lit.step, lit.origin, isShown]);
  return (
    <div ref={ref} className={styles.frame}>
      <DiagramViewer value={structure} diagramSvg={diagramSvg} isFilling />
    </div>
  );
}

import {useEffect, useRef, type ReactNode} from 'react';
import DiagramViewer from '@site/src/diagrams/Viewer';
import type {PictureFile} from '@site/src/diagrams/Viewer/pictureFile';
import type {Reading} from '@site/src/diagrams/Viewer/reading';
import {reveal} from '@site/src/shared/reveal';
import {useStepEvents, type LitStep} from '../useLitStep';
import styles from './styles.module.css';

interface Props {
  /** The Mermaid source. */
  structure: string;
  reading: Reading;
  picture: PictureFile | undefined;
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
export default function Structure({structure, reading, picture, messages, lit, isShown}: Props): ReactNode {
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
    // The picture comes later, and anew from the full screen.
    const pictures = new MutationObserver(look);
    pictures.observe(frame, {childList: true, subtree: true});
    look();
    return () => pictures.disconnect();
  }, [messages, lit.step, lit.origin, isShown]);
  return (
    <div ref={ref} className={styles.frame}>
      <DiagramViewer value={structure} reading={reading} file={picture} isFilling />
    </div>
  );
}

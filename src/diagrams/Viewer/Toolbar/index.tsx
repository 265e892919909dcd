import {useEffect, useRef, useState, type MouseEvent, type ReactNode, type Ref} from 'react';
import Changing from '@site/src/shared/Changing';
import CopyButton from '@site/src/shared/CopyButton';
import type {Drawing} from '../../render/svg';
import {svgFileOf} from '../../render/svgFile';
import {fileNameOf} from '../../source';
import styles from './styles.module.css';

interface Props {
  name: string;
  source: string;
  drawing: Drawing | undefined;
  /** Whether there is a drawing, or one may come. */
  isReady: boolean;
  /** Asks for the drawing where nobody has yet. */
  ask: () => void;
  /** Opens the full screen; rejects where the code for it does not arrive. */
  enlarge: () => Promise<void>;
  enlargeRef: Ref<HTMLButtonElement>;
}

const ICONS = {
  source: 'M5.5 4L2 8l3.5 4M10.5 4L14 8l-3.5 4',
  svg: 'M2.5 3h11v10h-11zM2.5 11l3.5-4 2.5 3 1.5-1.5 3.5 3.5',
  download: 'M8 2.5v8m-3.5-3L8 11l3.5-3.5M2.5 13.5h11',
  enlarge: 'M9.5 2.5h4v4M6.5 13.5h-4v-4M13.5 2.5l-4.5 4.5M2.5 13.5L7 9',
};

interface ToolProps {
  icon: string;
  label: string;
  name: string;
  isReady: boolean;
  press: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A tool that cannot be used stays where it is, also for the keyboard. */
function Tool({icon, label, name, isReady, press, ref}: ToolProps): ReactNode {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.tool}
      aria-label={name}
      aria-disabled={!isReady || undefined}
      onClick={isReady ? press : undefined}>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={icon} />
      </svg>
      <span>
        <Changing>{label}</Changing>
      </span>
    </button>
  );
}

function download(drawing: Drawing, name: string) {
  const address = URL.createObjectURL(new Blob([svgFileOf(drawing, name)], {type: 'image/svg+xml'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(name);
  link.click();
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A press that comes before the drawing is repeated when the drawing is there. */
function useHeldPress({drawing, isReady, ask}: Pick<Props, 'drawing' | 'isReady' | 'ask'>) {
  const held = useRef<HTMLElement>(null);
  useEffect(() => {
    const pressed = held.current;
    if (drawing || !isReady) held.current = null;
    if (drawing) pressed?.click();
  }, [drawing, isReady]);
  return (event: MouseEvent) => {
    if (drawing || !isReady || !(event.target instanceof Element)) return;
    event.stopPropagation();
    held.current = event.target.closest('button');
    ask();
  };
}

/** What can be done with a diagram. */
export default function Toolbar({
  name,
  source,
  drawing,
  isReady,
  ask,
  enlarge,
  enlargeRef,
}: Props): ReactNode {
  const [problem, setProblem] = useState('');
  const hold = useHeldPress({drawing, isReady, ask});
  return (
    <div className={styles.tools} role="group" aria-label="Tools">
      <CopyButton
        name="Copy the source"
        label="Source"
        drawing={ICONS.source}
        getText={() => source}
        className={styles.tool}
      />
      <div className={styles.ofDrawing} onClickCapture={hold}>
        <CopyButton
          name="Copy the SVG"
          label="SVG"
          drawing={ICONS.svg}
          getText={() => (drawing ? svgFileOf(drawing, name) : '')}
          isReady={isReady}
          className={styles.tool}
        />
        <Tool
          icon={ICONS.download}
          label="Download"
          name="Download the SVG"
          isReady={isReady}
          press={() => drawing && download(drawing, name)}
        />
        <Tool
          ref={enlargeRef}
          icon={ICONS.enlarge}
          label={problem || 'Full screen'}
          name={problem || 'Full screen'}
          isReady={isReady}
          press={() => {
            setProblem('');
            enlarge().catch(() => setProblem('Not loaded: try again'));
          }}
        />
      </div>
      <span role="status" className="spoken">
        <Changing>{problem}</Changing>
      </span>
    </div>
  );
}

import {useCallback, useId, useRef, useState, type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import Changing from '@site/src/shared/Changing';
import TabList, {panelProps} from '@site/src/shared/TabList';
import {isModalOpen} from '@site/src/shared/dom';
import DiagramImage from '../DiagramImage';
import type {DiagramSvg} from '../diagramSvgs';
import {descriptionIn, nameIn} from '../source';
import type {Props as FullScreenProps} from './FullScreen';
import Source from './Source';
import Toolbar from './Toolbar';
import styles from './styles.module.css';

interface Props {
  value: string;
  /** Its image; a draft has none while it has an error. */
  diagramSvg: DiagramSvg | undefined;
  isBusy?: boolean;
  /** Shown below the image, or in its place. */
  children?: ReactNode;
}

const MODES = [
  {id: 'preview', label: 'Preview'},
  {id: 'code', label: 'Code'},
] as const;

/** Loads the code of the full screen when a reader asks for it. */
function useFullScreen() {
  const [FullScreen, setFullScreen] = useState<ComponentType<FullScreenProps>>();
  const open = useCallback(async () => {
    const {default: component} = await import('./FullScreen');
    // The reader may have opened something else meanwhile.
    if (!isModalOpen()) setFullScreen(() => component);
  }, []);
  const close = useCallback(() => setFullScreen(undefined), []);
  return {FullScreen, open, close};
}

/** A diagram, its source, and its description in words. */
export default function DiagramViewer({value, diagramSvg, isBusy = false, children}: Props): ReactNode {
  const id = useId();
  const enlargeRef = useRef<HTMLButtonElement>(null);
  const {FullScreen, open, close} = useFullScreen();
  const name = nameIn(value) ?? 'without a name';
  const description = descriptionIn(value);

  return (
    <div className={styles.viewer} role="group" aria-label={`Diagram: ${name}`}>
      <div className={clsx('jsOnly', styles.bar)}>
        <TabList
          label="Ways to see the diagram"
          name={id}
          tabs={MODES}
          selected="preview"
          className={styles.modes}
        />
        <Toolbar name={name} source={value} diagramSvg={diagramSvg} enlarge={open} enlargeRef={enlargeRef} />
      </div>
      <div className={styles.stage}>
        <div
          {...panelProps(id, 'preview', true, 0)}
          className={clsx('drawing', styles.panel, styles.preview)}
          aria-busy={isBusy}>
          {diagramSvg && <DiagramImage source={value} diagramSvg={diagramSvg} />}
          {children}
        </div>
        <div {...panelProps(id, 'code', false, 0)} className={clsx(styles.panel, styles.code)}>
          <Source text={value} />
        </div>
      </div>
      {description && (
        <details className="words">
          <summary className="quiet inset">In words</summary>
          <p>
            <Changing>{description}</Changing>
          </p>
        </details>
      )}
      {diagramSvg && FullScreen && (
        <FullScreen
          name={name}
          source={value}
          diagramSvg={diagramSvg}
          onClose={() => {
            close();
            enlargeRef.current?.focus();
          }}
        />
      )}
    </div>
  );
}

import {useCallback, useId, useRef, useState, type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import Changing from '@site/src/shared/Changing';
import TabList, {panelProps} from '@site/src/shared/TabList';
import {useIsNear} from '@site/src/shared/useIsNear';
import {isModalOpen} from '@site/src/shared/modals';
import type {DiagramSvg} from '../diagramSvgs';
import {descriptionIn, nameIn} from '../source';
import DrawnDiagram, {StaticDiagram} from './DrawnDiagram';
import ErrorView from './ErrorView';
import type {Props as FullScreenProps} from './FullScreen';
import Source from './Source';
import Toolbar from './Toolbar';
import {useDrawing} from './useDrawing';
import styles from './styles.module.css';

interface Props {
  value: string;
  /** Its SVG, where it was drawn before the build; without one the viewer draws the source itself. */
  diagramSvg?: DiagramSvg | undefined;
  /** Whether it takes the height that there is, and not that of the diagram. */
  isFilling?: boolean;
}

const MODES = [
  {id: 'preview', label: 'Preview'},
  {id: 'code', label: 'Code'},
] as const;

/** Its code is loaded when a reader asks for it. */
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
export default function DiagramViewer({value, diagramSvg, isFilling = false}: Props): ReactNode {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const previewRef = useRef<HTMLDivElement>(null);
  const enlargeRef = useRef<HTMLButtonElement>(null);
  const [lostSvg, setLostSvg] = useState<DiagramSvg>();
  const isNear = useIsNear(ref);
  const [isAsked, setIsAsked] = useState(false);
  const {result, retry} = useDrawing(value, diagramSvg, isNear || isAsked);
  const {FullScreen, open, close} = useFullScreen();

  const drawing = result?.drawing;
  const staticSvg = result || lostSvg === diagramSvg ? undefined : diagramSvg;
  const name = nameIn(value) ?? 'without a name';
  const description = descriptionIn(value);

  return (
    <div
      ref={ref}
      className={clsx(styles.viewer, isFilling && styles.filling)}
      role="group"
      aria-label={`Diagram: ${name}`}
      data-drawn={drawing || staticSvg ? true : undefined}>
      <div className={styles.bar}>
        <TabList
          label="Ways to see the diagram"
          name={id}
          tabs={MODES}
          selected="preview"
          className={styles.modes}
        />
        <Toolbar
          name={name}
          source={value}
          drawing={drawing}
          isReady={result?.error === undefined}
          ask={() => setIsAsked(true)}
          enlarge={open}
          enlargeRef={enlargeRef}
        />
      </div>
      <div className={styles.stage}>
        <div
          ref={previewRef}
          {...panelProps(id, 'preview', true, 0)}
          className={clsx(styles.panel, styles.preview)}
          aria-busy={!staticSvg && result?.source !== value}>
          {staticSvg && (
            <StaticDiagram diagramSvg={staticSvg} name={name} onLost={() => setLostSvg(staticSvg)} />
          )}
          {drawing && !FullScreen && <DrawnDiagram drawing={drawing} name={name} description={description} />}
          <ErrorView
            error={result?.error}
            source={result?.source ?? value}
            retry={() => {
              previewRef.current?.focus();
              retry();
            }}
          />
        </div>
        <div {...panelProps(id, 'code', false, 0)} className={clsx(styles.panel, styles.code)}>
          <Source text={value} />
        </div>
      </div>
      {description && (
        <details className={styles.description}>
          <summary>In words</summary>
          <p>
            <Changing>{description}</Changing>
          </p>
        </details>
      )}
      {drawing && FullScreen && (
        <FullScreen
          name={name}
          drawing={drawing}
          description={description}
          onClose={() => {
            close();
            enlargeRef.current?.focus();
          }}
        />
      )}
    </div>
  );
}

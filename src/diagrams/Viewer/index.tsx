import {useCallback, useId, useRef, useState, type ComponentType, type ReactNode, type Ref} from 'react';
import clsx from 'clsx';
import Changing from '@site/src/shared/Changing';
import CopyButton from '@site/src/shared/CopyButton';
import TabList, {panelProps} from '@site/src/shared/TabList';
import {isModalOpen} from '@site/src/shared/dom';
import DiagramImage from '../DiagramImage';
import type {DiagramSvg} from '../diagramSvgs';
import {descriptionIn, markupIn, nameIn, slugOf} from '../source';
import type {Props as FullScreenProps} from './FullScreen';
import styles from './styles.module.css';

/** Of what is no copy button. */
const TOOL = 'quiet inset tool';

const ICONS = {
  source: 'M5.5 4L2 8l3.5 4M10.5 4L14 8l-3.5 4',
  svg: 'M2.5 3h11v10h-11zM2.5 11l3.5-4 2.5 3 1.5-1.5 3.5 3.5',
  download: 'M8 2.5v8m-3.5-3L8 11l3.5-3.5M2.5 13.5h11',
  enlarge: 'M9.5 2.5h4v4M6.5 13.5h-4v-4M13.5 2.5l-4.5 4.5M2.5 13.5L7 9',
};

interface IconProps {
  path: string;
  label: string;
}

function Icon({path, label}: IconProps): ReactNode {
  return (
    <>
      <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
      <span>
        <Changing>{label}</Changing>
      </span>
    </>
  );
}

interface ToolbarProps {
  name: string;
  source: string;
  /** Undefined while a draft has none. */
  diagramSvg: DiagramSvg | undefined;
  /** Opens the full screen; rejects if its code cannot be loaded. */
  enlarge: () => Promise<void>;
  enlargeRef: Ref<HTMLButtonElement>;
}

/** The buttons of a diagram. */
function Toolbar({name, source, diagramSvg, enlarge, enlargeRef}: ToolbarProps): ReactNode {
  const [problem, setProblem] = useState('');
  const markup = diagramSvg && markupIn(diagramSvg.src);
  return (
    <div className={clsx('wrapping', styles.tools)} role="group" aria-label="Tools">
      <CopyButton name="Copy the source" label="Source" drawing={ICONS.source} getText={() => source} />
      {diagramSvg && (
        <>
          <CopyButton
            name="Copy the SVG"
            label="SVG"
            drawing={ICONS.svg}
            {...(markup === undefined ? {address: diagramSvg.src} : {getText: () => markup})}
          />
          <a
            href={diagramSvg.src}
            download={`${slugOf(name)}.svg`}
            className={TOOL}
            aria-label="Download the SVG">
            <Icon path={ICONS.download} label="Download" />
          </a>
          <button
            ref={enlargeRef}
            type="button"
            className={TOOL}
            aria-label={problem || 'Full screen'}
            onClick={() => {
              setProblem('');
              enlarge().catch(() => setProblem('Not loaded: try again'));
            }}>
            <Icon path={ICONS.enlarge} label={problem || 'Full screen'} />
          </button>
        </>
      )}
      <span role="status" className="visuallyHidden">
        <Changing>{problem}</Changing>
      </span>
    </div>
  );
}

interface SourceProps {
  text: string;
  /** The failing line, counted from 1. */
  line?: number | undefined;
}

/** The source of a diagram, with its lines numbered. */
export function Source({text, line}: SourceProps): ReactNode {
  return (
    <pre className={clsx('bare', styles.source)} translate="no">
      {text
        .split('\n')
        .map((words, index) =>
          index + 1 === line ? (
            <mark key={index} className={clsx(styles.line, 'marked')}>{`${words}\n`}</mark>
          ) : (
            <span key={index} className={styles.line}>{`${words}\n`}</span>
          ),
        )}
    </pre>
  );
}

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
      <div className={clsx('jsOnly wrapping', styles.bar)}>
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

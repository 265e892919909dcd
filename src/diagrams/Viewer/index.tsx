import {
  useCallback,
  useId,
  useRef,
  useState,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import TabList, {panelId, tabId} from '@site/src/shared/TabList';
import {useIsNear} from '@site/src/shared/useIsNear';
import {isModalOpen} from '@site/src/shared/modals';
import Fault from './Fault';
import type {Props as FullScreenProps} from './FullScreen';
import Picture from './Picture';
import type {PictureFile} from './pictureFile';
import type {Reading} from './reading';
import {heightOf, nameIn} from './sourceText';
import Source from './Source';
import Still from './Still';
import Toolbar from './Toolbar';
import Twin from './InWords';
import {useDrawing} from './useDrawing';
import styles from './styles.module.css';

interface Props {
  /** The Mermaid source. */
  value: string;
  /** What is known of it before it is drawn; without one the viewer reads the source itself. */
  reading?: Reading | undefined;
  /** Its picture, where it was drawn ahead; without one the viewer draws the source itself. */
  file?: PictureFile | undefined;
  /** Whether it takes the height that there is, and not that of the picture. */
  isFilling?: boolean;
}

const MODES = [
  {id: 'preview', label: 'Preview'},
  {id: 'code', label: 'Code'},
] as const;

type Mode = (typeof MODES)[number]['id'];

/** The code of the full screen comes when it is asked for. */
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

/** A diagram as a picture and as its source, with its twin in words. */
export default function DiagramViewer({value, reading: given, file, isFilling = false}: Props): ReactNode {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const previewRef = useRef<HTMLDivElement>(null);
  const enlargeRef = useRef<HTMLButtonElement>(null);
  const [mode, setMode] = useState<Mode>('preview');
  const [lost, setLost] = useState<PictureFile>();
  const ahead = lost === file ? undefined : file;
  const isNear = useIsNear(ref);
  const [isAsked, setIsAsked] = useState(false);
  const {drawing, retry} = useDrawing({source: value, isRead: given === undefined, file}, isNear || isAsked);
  const {FullScreen, open, close} = useFullScreen();

  const picture = drawing?.picture;
  const still = drawing ? undefined : ahead;
  const reading = given ?? drawing?.reading;
  const name = reading?.name ?? nameIn(value);

  const panel = (own: Mode) => ({
    id: panelId(id, own),
    role: 'tabpanel',
    tabIndex: 0,
    'aria-labelledby': tabId(id, own),
    'data-chosen': own === mode || undefined,
  });
  return (
    <div
      ref={ref}
      className={clsx(styles.viewer, isFilling ? styles.filling : file && styles.known)}
      style={{'--diagram-height': `${heightOf(value)}px`} as CSSProperties}
      role="group"
      aria-label={`Diagram: ${name}`}
      data-drawn={picture || still ? true : undefined}>
      <div className={styles.bar}>
        <TabList
          label="Ways to see the diagram"
          name={id}
          tabs={MODES}
          selected={mode}
          onSelect={(next) => setMode(next as Mode)}
          className={styles.modes}
        />
        <Toolbar
          name={name}
          source={value}
          picture={picture}
          isReady={drawing?.fault === undefined}
          ask={() => setIsAsked(true)}
          enlarge={open}
          enlargeRef={enlargeRef}
        />
      </div>
      <div className={styles.stage}>
        <div
          ref={previewRef}
          {...panel('preview')}
          className={clsx(styles.panel, styles.preview)}
          aria-busy={!still && drawing?.source !== value}>
          {still && <Still file={still} name={name} onLost={() => setLost(still)} />}
          {picture && !FullScreen && <Picture picture={picture} name={name} reading={reading} />}
          <Fault
            fault={drawing?.fault}
            source={drawing?.source ?? value}
            retry={() => {
              previewRef.current?.focus();
              retry();
            }}
          />
        </div>
        <div {...panel('code')} className={clsx(styles.panel, styles.code)}>
          <Source text={value} />
        </div>
      </div>
      <Twin reading={reading} isAwaited={given === undefined} />
      {picture && FullScreen && (
        <FullScreen
          name={name}
          picture={picture}
          reading={reading}
          onClose={() => {
            close();
            enlargeRef.current?.focus();
          }}
        />
      )}
    </div>
  );
}

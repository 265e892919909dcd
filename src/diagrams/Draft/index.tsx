import {useEffect, useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import fields from '@site/src/css/field.module.css';
import Changing from '@site/src/shared/Changing';
import type {DiagramSvg} from '../diagramSvgs';
import {explain, NOT_READ, TOO_LONG, type RenderError} from '../errors';
import {urlOf} from '../source';
import DiagramViewer, {Source} from '../Viewer';
import styles from './styles.module.css';

const starter = `flowchart LR
    accTitle: A use case answers
    accDescr: A request reaches the use case, which answers with a success or a failure.
    request([Request]) --> useCase[Use case]
    useCase --> success([Success]):::success
    useCase -.-> failure([Failure]):::failure
`;

/** The time between the last key and drawing the diagram. */
const PAUSE_MS = 300;

/** What became of a text: an image or an error. */
interface Result {
  source: string;
  diagramSvg?: DiagramSvg;
  error?: RenderError;
}

/** Loads Mermaid, which no other page does. */
async function draw(source: string): Promise<Result> {
  try {
    const [{render}, {default: options}] = await Promise.all([
      import('../render'),
      import('@generated/rift-diagrams/default/options.json'),
    ]);
    const {svg, width, height} = await render({source, options, id: 'Rift-draft'});
    return {source, diagramSvg: {src: urlOf(new XMLSerializer().serializeToString(svg)), width, height}};
  } catch (thrown) {
    return {source, error: explain(thrown, source)};
  }
}

let last: Promise<unknown> = Promise.resolve();

/** The text as Mermaid draws it when typing stops. Until a changed text is drawn, the result is the previous one. */
function useDrawing(source: string): Result | undefined {
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    let isWanted = source.trim() !== '';
    const timer = setTimeout(() => {
      // One after the other, because Mermaid has global state.
      last = last.then(async () => {
        const next = isWanted ? await draw(source) : undefined;
        if (isWanted) setResult(next);
      });
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [source]);
  return result;
}

interface ErrorProps {
  error: RenderError | undefined;
  source: string;
}

const GRAPHICS: Partial<Record<RenderError['kind'], string>> = {syntax: NOT_READ, size: TOO_LONG};

/** Why a diagram is not shown, with its source and the failing line. Rendered empty without an error, so that one is announced. */
function ErrorView({error, source}: ErrorProps): ReactNode {
  const graphic = error && GRAPHICS[error.kind];
  return (
    <div className={error && styles.error}>
      <div role="status">
        {graphic && (
          // Not translated: the elements that a translator inserts into SVG text are not shown.
          <div translate="no">
            {/* A line that breaks off before its end. */}
            <svg className={styles.graphic} viewBox="0 0 640 96" role="img" aria-label={graphic}>
              <path d="M0 24H176l24 32h48" />
              <path d="M304 56H640M268 48l16 16m0-16l-16 16" className={styles.broken} />
              <text x="0" y="88">
                {graphic}
              </text>
            </svg>
          </div>
        )}
        {error && error.kind !== 'size' && (
          <p className={styles.message}>
            <strong className="red">Render error:</strong> <Changing>{error.message}</Changing>
          </p>
        )}
      </div>
      {error && error.kind !== 'size' && <Source text={source} line={error.line} />}
    </div>
  );
}

/** A box to type a diagram in, which shows the diagram, or its error, as it is typed. */
export default function DiagramDraft(): ReactNode {
  const [text, setText] = useState(starter);
  const result = useDrawing(text);
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        Your diagram
      </label>
      <textarea
        id={id}
        className={clsx(fields.field, styles.source)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        rows={9}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
      />
      <section aria-label="Preview" className="jsOnly">
        {text.trim() === '' ? (
          <p className={clsx('drawing', styles.empty)}>No diagram yet</p>
        ) : (
          <DiagramViewer value={text} diagramSvg={result?.diagramSvg} isBusy={result?.source !== text}>
            <ErrorView error={result?.error} source={result?.source ?? text} />
          </DiagramViewer>
        )}
      </section>
    </>
  );
}

import {useEffect, useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import fields from '@site/src/css/field.module.css';
import type {DiagramSvg} from '../diagramSvgs';
import {explain, type RenderError} from '../errors';
import {urlOf} from '../source';
import DiagramViewer from '../Viewer';
import ErrorView from './ErrorView';
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

/** The text as it was when typing last stopped. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

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

/** The text as Mermaid draws it. While a changed text is being drawn, the result is the previous one. */
function useDrawing(source: string): Result | undefined {
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    let isWanted = source.trim() !== '';
    // One after the other, because Mermaid has global state.
    const turn = last.then(() => (isWanted ? draw(source) : undefined));
    last = turn;
    void turn.then((next) => {
      if (isWanted) setResult(next);
    });
    return () => {
      isWanted = false;
    };
  }, [source]);
  return result;
}

/** A box to type a diagram in, which shows the diagram, or its error, as it is typed. */
export default function DiagramDraft(): ReactNode {
  const [text, setText] = useState(starter);
  const settled = useSettled(text);
  const result = useDrawing(settled);
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
        {settled.trim() === '' ? (
          <p className={clsx('drawing', styles.empty)}>No diagram yet</p>
        ) : (
          <DiagramViewer value={settled} diagramSvg={result?.diagramSvg} isBusy={result?.source !== settled}>
            <ErrorView error={result?.error} source={result?.source ?? settled} />
          </DiagramViewer>
        )}
      </section>
    </>
  );
}

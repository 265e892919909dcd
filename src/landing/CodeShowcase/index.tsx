import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import linkedExamples from '@generated/rift-showcase/default/examples.json';
import {descriptionIn, nameIn} from '@site/src/diagrams/source';
import CopyButton from '@site/src/shared/CopyButton';
import Path from '@site/src/shared/Path';
import TabList, {panelProps} from '@site/src/shared/TabList';
import tabStyles from '@site/src/shared/TabList/styles.module.css';
import Section from '../Section';
import {examples, hint, intro, type Example, type Step} from './content';
import type {LinkedExample, Run} from './link';
import styles from './styles.module.css';

/** What became of a step: those after the one that failed were skipped, unless they handle the failure. */
function outcomeOf(steps: readonly Step[], step: number): Step['outcome'] | 'skipped' {
  const isAfter = steps.slice(0, step).some(({outcome}) => outcome === 'failed');
  return steps[step]?.outcome ?? (isAfter ? 'skipped' : undefined);
}

/** The attributes of what belongs to a step. */
const ofStep = (steps: readonly Step[], step: number | undefined) =>
  step === undefined ? {} : {'data-step': step + 1, 'data-outcome': outcomeOf(steps, step)};

interface Linked {
  steps: readonly Step[];
  /** The accessible name. */
  label: string;
}

/** The steps of an example as stops on the two tracks, each a button that highlights the step in the panels once linkSteps.ts is there. */
function StepRail({label, steps}: Linked): ReactNode {
  return (
    <ol className={styles.rail} aria-label={label} data-axis="inline">
      {steps.map(({label: text}, step) => {
        const outcome = outcomeOf(steps, step);
        return (
          <li
            key={text}
            {...ofStep(steps, step)}
            // The track of a failure leads from here past the other stops.
            style={{'--after': steps.length - 1 - step} as CSSProperties}>
            <button type="button" className="quiet inset" disabled>
              <b>{step + 1}</b>
              <span>
                {text}
                {(outcome === 'failed' || outcome === 'skipped') && (
                  <span className="visuallyHidden">{`, ${outcome}`}</span>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Code with the numbers of the steps in the margin. */
const LinkedCode = ({label, steps, runs}: Linked & {runs: readonly Run[]}): ReactNode => (
  <pre
    className={clsx('bare', styles.code)}
    role="group"
    tabIndex={0}
    aria-label={label}
    data-axis="block"
    translate="no">
    <code>
      {runs.map(({html, step}, index) => (
        <span key={index} {...ofStep(steps, step)} dangerouslySetInnerHTML={{__html: html}} />
      ))}
    </code>
  </pre>
);

/** The sequence diagram of an example, drawn before the build. linkSteps.ts replaces the image by the SVG itself. */
function Structure({linked: {structure, diagramSvg, messages}}: {linked: LinkedExample}): ReactNode {
  const {src, width, height} = diagramSvg;
  return (
    <>
      <div
        className={clsx('drawing', styles.diagram)}
        role="group"
        tabIndex={0}
        aria-label={`Diagram: ${nameIn(structure)}`}
        data-axis="both"
        data-messages={messages.map((step) => (step === null ? '' : step + 1)).join()}
        style={{'--width': `${width}px`, '--height': `${height}px`} as CSSProperties}>
        <img loading="lazy" src={src} width={width} height={height} alt={nameIn(structure)} />
        <p className="lost">Render error: the drawing did not arrive. “In words” says what it shows.</p>
      </div>
      <details className={clsx('words', styles.words)}>
        <summary className="quiet inset">In words</summary>
        <p>{descriptionIn(structure)}</p>
      </details>
    </>
  );
}

const LABELS = {source: 'Source', response: 'Response', structure: 'Structure'} as const;

/** If there is room, the response is beside the source and needs no tab. */
const TABS = [
  {
    id: 'source',
    label: (
      <>
        Source<span className={styles.wide}> and response</span>
      </>
    ),
  },
  {id: 'response', label: LABELS.response, className: styles.narrow},
  {id: 'structure', label: LABELS.structure},
];

interface PanelProps {
  id: keyof typeof LABELS;
  /** The name of the tab list. */
  views: string;
  detail: string;
  /** The file of a drawing. */
  src?: string;
  children: ReactNode;
}

const Panel = ({id, views, detail, src, children}: PanelProps): ReactNode => (
  <div {...panelProps(views, id, id === 'source')} className={styles.panel} data-panel={id}>
    <div className={clsx('wrapping', styles.bar)}>
      <strong>{LABELS[id]}</strong>{' '}
      <span>
        <Path>{detail}</Path>
      </span>
      {src === undefined ? (
        <CopyButton name={`Copy the ${id}`} from="pre" />
      ) : (
        <a href={src} className="tool inset">
          Full size
        </a>
      )}
    </div>
    {children}
  </div>
);

interface Props {
  example: Example;
  linked: LinkedExample;
  isOpen: boolean;
}

/** One example: its steps, and the three panels in which they are highlighted. */
function ExampleView({example, linked, isOpen}: Props): ReactNode {
  const {id, label, summary, file, run, steps} = example;
  const views = `${id}-view`;
  return (
    <div {...panelProps('examples', id, isOpen)} data-example="">
      <h3 className={tabStyles.name}>{label}</h3>
      <p className={clsx('muted', styles.summary)}>{summary}</p>
      <StepRail label={`Steps of ${label}`} steps={steps} />
      <p role="status" className="visuallyHidden" />
      <TabList label={`Views of ${label}`} name={views} tabs={TABS} selected="source" />
      <div className={styles.panels}>
        <Panel id="source" views={views} detail={file}>
          <LinkedCode label={`Source of ${label}`} runs={linked.source} steps={steps} />
        </Panel>
        <Panel id="response" views={views} detail={run}>
          <LinkedCode label={`Response of ${label}`} runs={linked.response} steps={steps} />
        </Panel>
        <Panel id="structure" views={views} detail="sequence diagram" src={linked.diagramSvg.src}>
          <Structure linked={linked} />
        </Panel>
      </div>
    </div>
  );
}

const [first] = examples;

/** All examples are in the HTML; src/landing/CodeShowcase/linkSteps.ts highlights their steps. */
export default function CodeShowcase(): ReactNode {
  return (
    <Section {...intro} ground="raised">
      <div>
        <TabList
          label="Examples"
          name="examples"
          tabs={examples}
          selected={first.id}
          query="example"
          className={styles.tabs}
        />
        <p className={clsx('jsOnly quiet flush', styles.hint)}>{hint}</p>
        {examples.map((example) => {
          const linked = linkedExamples[example.id];
          if (!linked) throw new Error(`There is no example "${example.id}"`);
          return (
            <ExampleView key={example.id} example={example} linked={linked} isOpen={example === first} />
          );
        })}
      </div>
    </Section>
  );
}

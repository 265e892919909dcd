import type {ReactNode} from 'react';
import CopyButton from '@site/src/shared/CopyButton';
import Path from '@site/src/shared/Path';
import TabList, {panelProps} from '@site/src/shared/TabList';
import type {Example, LinkedExample} from '../example';
import LinkedCode from '../LinkedCode';
import StepRail from '../StepRail';
import Structure from '../Structure';
import Waterfall from '../Waterfall';
import styles from './styles.module.css';

const LABELS = {source: 'Source', response: 'Response', structure: 'Structure'} as const;

type PanelId = keyof typeof LABELS;

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
  id: PanelId;
  /** The name of the tab list. */
  views: string;
  detail: string;
  /** The file of a drawing. */
  src?: string;
  children: ReactNode;
}

function Panel({id, views, detail, src, children}: PanelProps): ReactNode {
  return (
    <div {...panelProps(views, id, id === 'source')} className={styles.panel} data-panel={id}>
      <div className={styles.bar}>
        <strong>{LABELS[id]}</strong>{' '}
        <span className={styles.detail}>
          <Path>{detail}</Path>
        </span>
        {src === undefined ? (
          <CopyButton name={`Copy the ${id}`} from="pre" className={styles.copy} />
        ) : (
          <a href={src}>Full size</a>
        )}
      </div>
      {children}
    </div>
  );
}

interface Props {
  example: Example;
  linked: LinkedExample;
  isOpen: boolean;
}

/** One example: its steps, and the three panels in which they are highlighted. */
export default function ExampleView({example, linked, isOpen}: Props): ReactNode {
  const {id, label, summary, file, run, steps} = example;
  const {source, response, timings} = linked;
  const views = `${id}-view`;
  return (
    <div {...panelProps('examples', id, isOpen)} data-example="">
      <h3 className={styles.name}>{label}</h3>
      <p className={styles.summary}>{summary}</p>
      <StepRail label={`Steps of ${label}`} steps={steps} />
      <p role="status" className="visuallyHidden" />
      <TabList
        label={`Views of ${label}`}
        name={views}
        tabs={TABS}
        selected="source"
        className={styles.views}
      />
      <div className={styles.panels}>
        <Panel id="source" views={views} detail={file}>
          <LinkedCode label={`Source of ${label}`} runs={source} steps={steps} />
        </Panel>
        <Panel id="response" views={views} detail={run}>
          <LinkedCode label={`Response of ${label}`} runs={response} steps={steps} />
          {timings.length > 0 && <Waterfall timings={timings} steps={steps} />}
        </Panel>
        <Panel id="structure" views={views} detail="sequence diagram" src={linked.diagramSvg.src}>
          <Structure linked={linked} />
        </Panel>
      </div>
    </div>
  );
}

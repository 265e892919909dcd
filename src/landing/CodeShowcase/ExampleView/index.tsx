import {Fragment, useState, type ReactNode} from 'react';
import CopyButton from '@site/src/shared/CopyButton';
import TabList, {panelId, tabId} from '@site/src/shared/TabList';
import {useMediaQuery} from '@site/src/shared/useMediaQuery';
import {describeStep} from '../describe';
import type {Example} from '../example';
import type {LinkedExample} from '../linked';
import LinkedCode from '../LinkedCode';
import {NARROW} from '../narrow';
import StepRail from '../StepRail';
import Structure from '../Structure';
import {useLitStep} from '../useLitStep';
import Waterfall from '../Waterfall';
import styles from './styles.module.css';

interface Props {
  example: Example;
  linked: LinkedExample;
  isChosen: boolean;
  /** The name of the row of tabs that chooses among the examples. */
  tabsName: string;
}

const PANELS = [
  {id: 'source', label: 'Source'},
  {id: 'response', label: 'Response'},
  {id: 'structure', label: 'Structure'},
] as const;

type PanelName = (typeof PANELS)[number]['id'];

interface PanelProps {
  name: string;
  id: PanelName;
  label: string;
  detail: string;
  isTab: boolean;
  isOpen: boolean;
  /** Whether its text can be copied. */
  isCode?: boolean;
  children: ReactNode;
}

/** A path may break after each of its slashes. */
const breakable = (text: string) =>
  text.split(/(?<=\/)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));

function Panel({name, id, label, detail, isTab, isOpen, isCode = false, children}: PanelProps): ReactNode {
  return (
    <div
      id={panelId(name, id)}
      className={styles.panel}
      data-panel={id}
      data-open={isOpen || undefined}
      {...(isTab
        ? {role: 'tabpanel', 'aria-labelledby': tabId(name, id)}
        : {role: 'group', 'aria-label': label})}>
      <div className={styles.bar}>
        <strong>{label}</strong> <span className={styles.detail}>{breakable(detail)}</span>
        {isCode && <CopyButton name={`Copy the ${id}`} from="pre" className={styles.copy} />}
      </div>
      {children}
    </div>
  );
}

/** One example: its steps, and the three panels in which they light up. */
export default function ExampleView({example, linked, isChosen, tabsName}: Props): ReactNode {
  const {id, label, summary, file, run, steps} = example;
  const [open, setOpen] = useState<PanelName>('source');
  const isNarrow = useMediaQuery(NARROW);
  const lit = useLitStep();

  const name = `${tabsName}-${id}`;
  const isShown = (panel: PanelName) => isChosen && (!isNarrow || panel === open);
  const panelProps = (panel: PanelName) => ({
    name,
    id: panel,
    isTab: isNarrow,
    isOpen: panel === open,
    label: PANELS.find((entry) => entry.id === panel)?.label ?? panel,
  });

  return (
    <div
      id={panelId(tabsName, id)}
      className={styles.example}
      role="tabpanel"
      aria-labelledby={tabId(tabsName, id)}
      data-chosen={isChosen || undefined}>
      <h3 className={styles.name}>{label}</h3>
      <p className={styles.summary}>{summary}</p>
      <StepRail label={`Steps of ${label}`} steps={steps} lit={lit} />
      <p role="status" className="spoken">
        {lit.pressed !== undefined && describeStep(steps, lit.pressed, linked)}
      </p>
      <TabList
        label={`Views of ${label}`}
        name={name}
        tabs={PANELS}
        selected={open}
        onSelect={(panel) => setOpen(panel as PanelName)}
        className={styles.views}
      />
      <div className={styles.panels}>
        <Panel {...panelProps('source')} detail={file} isCode>
          <LinkedCode
            label={`Source of ${label}`}
            origin="source"
            runs={linked.source}
            steps={steps}
            lit={lit}
            opensAt={0}
            isShown={isShown('source')}
          />
        </Panel>
        <Panel {...panelProps('response')} detail={run} isCode>
          <LinkedCode
            label={`Response of ${label}`}
            origin="response"
            runs={linked.response}
            steps={steps}
            lit={lit}
            isShown={isShown('response')}
          />
          {linked.timings.length > 0 && <Waterfall timings={linked.timings} steps={steps} lit={lit} />}
        </Panel>
        <Panel {...panelProps('structure')} detail="sequence diagram">
          <Structure
            structure={linked.structure}
            diagramSvg={linked.diagramSvg}
            messages={linked.messages}
            lit={lit}
            isShown={isShown('structure')}
          />
        </Panel>
      </div>
    </div>
  );
}

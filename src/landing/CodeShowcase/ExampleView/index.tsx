import type {ReactNode} from 'react';
import clsx from 'clsx';
import Changing from '@site/src/shared/Changing';
import CopyButton from '@site/src/shared/CopyButton';
import Path from '@site/src/shared/Path';
import TabList, {panelId, tabId} from '@site/src/shared/TabList';
import {useMediaQuery} from '@site/src/shared/useMediaQuery';
import {describeStep} from '../describe';
import type {Example, LinkedExample} from '../example';
import LinkedCode from '../LinkedCode';
import {NARROW} from '../narrow';
import StepRail from '../StepRail';
import Structure from '../Structure';
import {useLitStep} from '../useLitStep';
import Waterfall from '../Waterfall';
import styles from './styles.module.css';

const LABELS = {source: 'Source', response: 'Response', structure: 'Structure'} as const;

export type PanelId = keyof typeof LABELS;

const NARROW_TABS = Object.entries(LABELS).map(([id, label]) => ({id, label}));

/** Where there is room, the response stands beside the source. */
const WIDE_TABS = [
  {id: 'source', label: 'Source and response'},
  {id: 'structure', label: LABELS.structure},
];

interface PanelProps {
  id: PanelId;
  /** The name of the row of tabs that chooses among the panels. */
  tabsName: string;
  isTab: boolean;
  isOpen: boolean;
  detail: string;
  children: ReactNode;
}

function Panel({id, tabsName, isTab, isOpen, detail, children}: PanelProps): ReactNode {
  return (
    <div
      id={panelId(tabsName, id)}
      className={styles.panel}
      data-panel={id}
      data-open={isOpen || undefined}
      {...(isTab
        ? {role: 'tabpanel', 'aria-labelledby': tabId(tabsName, id)}
        : {role: 'group', 'aria-label': LABELS[id]})}>
      <div className={styles.bar}>
        <strong>{LABELS[id]}</strong>{' '}
        <span className={styles.detail}>
          <Path>{detail}</Path>
        </span>
        {id !== 'structure' && <CopyButton name={`Copy the ${id}`} from="pre" className={styles.copy} />}
      </div>
      {children}
    </div>
  );
}

interface Props {
  example: Example;
  linked: LinkedExample;
  /** The name of the row of tabs that chooses among the examples. */
  tabsName: string;
  open: PanelId;
  onOpen: (panel: PanelId) => void;
}

/** One example: its steps, and the three panels in which they are highlighted. */
export default function ExampleView({example, linked, tabsName, open, onOpen}: Props): ReactNode {
  const {id, label, summary, file, run, steps} = example;
  const isNarrow = useMediaQuery(NARROW);
  const lit = useLitStep();

  const name = `${tabsName}-${id}`;
  const tabOf = (panel: PanelId) => (!isNarrow && panel === 'response' ? 'source' : panel);
  const isOpen = (panel: PanelId) => tabOf(panel) === tabOf(open);
  const panelProps = (panel: PanelId) => ({
    id: panel,
    tabsName: name,
    isTab: tabOf(panel) === panel,
    isOpen: isOpen(panel),
  });

  return (
    <div id={panelId(tabsName, id)} role="tabpanel" aria-labelledby={tabId(tabsName, id)}>
      <h3 className={styles.name}>{label}</h3>
      <p className={styles.summary}>{summary}</p>
      <StepRail label={`Steps of ${label}`} steps={steps} lit={lit} />
      <p role="status" className="spoken">
        <Changing>{lit.pressed !== undefined && describeStep(steps, lit.pressed, linked)}</Changing>
      </p>
      <TabList
        label={`Views of ${label}`}
        name={name}
        tabs={isNarrow ? NARROW_TABS : WIDE_TABS}
        selected={tabOf(open)}
        onSelect={(panel) => onOpen(panel as PanelId)}
        className={clsx('byScript', styles.views)}
      />
      <div className={styles.panels}>
        <Panel {...panelProps('source')} detail={file}>
          <LinkedCode
            label={`Source of ${label}`}
            origin="source"
            runs={linked.source}
            steps={steps}
            lit={lit}
            isShown={isOpen('source')}
          />
        </Panel>
        <Panel {...panelProps('response')} detail={run}>
          <LinkedCode
            label={`Response of ${label}`}
            origin="response"
            runs={linked.response}
            steps={steps}
            lit={lit}
            isShown={isOpen('response')}
          />
          {linked.timings.length > 0 && <Waterfall timings={linked.timings} steps={steps} lit={lit} />}
        </Panel>
        <Panel {...panelProps('structure')} detail="sequence diagram">
          <Structure linked={linked} lit={lit} isShown={isOpen('structure')} />
        </Panel>
      </div>
    </div>
  );
}

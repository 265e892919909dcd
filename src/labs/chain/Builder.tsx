import {useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import CodeBlock from '@site/src/shared/Code';
import {Disclosure} from '../controls';
import controls from '../controls/styles.module.css';
import Content from '../Lab/Content';
import KnownIssue from '../Lab/KnownIssue';
import LabPanel from '../Lab/Panel';
import type {LabPlace} from '../Lab/place';
import StartFrom from '../Lab/StartFrom';
import {run, type Trace} from '../model/chain';
import {chainPhp} from '../model/chainPhp';
import Track from '../Track';
import {sideOf} from '@site/src/runs/Segment';
import {useLabState} from '../useLabState';
import Editor from './Editor';
import Point from './Point';
import {presets} from './presets';
import {rowsOf} from './rows';
import {stateCodec} from './stateCodec';
import {pointWords, stateWords} from './words';
import styles from './styles.module.css';

const FIRST = presets[0].state;

/** What 1.0.0 does in this chain, where it is something else. */
function Defects({stages}: Pick<Trace, 'stages'>): ReactNode {
  const isRun = (method: string) => stages.some(({hasRun, step}) => hasRun && step.method === method);
  return (
    <>
      {isRun('map') && (
        <KnownIssue id="k-01">
          <code>map</code> raises a TypeError on a success
        </KnownIssue>
      )}
      {isRun('merge') && (
        <KnownIssue id="k-02">
          <code>merge</code> raises a TypeError on two successes
        </KnownIssue>
      )}
    </>
  );
}

function Instrument(): ReactNode {
  const lab = useLabState('chain', FIRST, stateCodec);
  const {state, change} = lab;
  const {chain, at} = state;
  const trace = useMemo(() => run(chain), [chain]);
  const look = (next: number) => change((before) => ({...before, at: next}));
  const {end} = trace;
  return (
    <LabPanel
      lab={lab}
      start={<StartFrom presets={presets} name={stateCodec.encode({chain, at: 0})} onChoose={change} />}
      announcement={pointWords(trace, chain.steps, at)}>
      <div className={clsx(controls.columns, styles.columns)}>
        <Track
          label="The chain"
          rows={rowsOf(chain.steps, trace)}
          at={at}
          onLook={look}
          end={{
            side: end && sideOf(end.status),
            text: end ? (
              <>
                The caller gets a <code>{stateWords(end)}</code>
              </>
            ) : (
              'The caller gets no result'
            ),
          }}>
          <Defects stages={trace.stages} />
        </Track>
        <Point chain={chain} trace={trace} at={at} look={look} />
        <Editor state={state} change={change} />
      </div>
      <Disclosure title="The whole chain as PHP">
        <CodeBlock language="php" title="chain.php">
          {chainPhp(chain)}
        </CodeBlock>
      </Disclosure>
    </LabPanel>
  );
}

/** The lab itself: the chain on its two tracks, the point that is looked at, and what can be changed there. */
export default function Builder(place: LabPlace): ReactNode {
  return (
    <Content place={place}>
      <Instrument />
    </Content>
  );
}

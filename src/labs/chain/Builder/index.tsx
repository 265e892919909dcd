import {useCallback, useMemo, useState, type ReactNode} from 'react';
import {run} from '@site/src/labs/model/chain';
import Choice from '@site/src/labs/Choice';
import Disclosure from '@site/src/labs/Disclosure';
import Content from '@site/src/labs/Lab/Content';
import type {LabPlace} from '@site/src/labs/Lab/place';
import LabPanel from '@site/src/labs/LabPanel';
import {useLabState} from '@site/src/labs/useLabState';
import ChainControls from '../ChainControls';
import {TellFaultContext, withFault, type Faults, type TellFault} from '../faults';
import Point from '../Point';
import {presets} from '../presets';
import {PRESET, type State} from '../state';
import {stateCodec} from '../stateCodec';
import StepEditor from '../StepEditor';
import Track from '../Track';
import {droppedWords, pointWords} from '../words';
import controls from '@site/src/labs/controls.module.css';
import styles from './styles.module.css';

const loadCode = () => import('../Code');

const options = presets.map(({name, label}) => ({value: name, label}));

const nameOf = (text: string) => presets.find(({name}) => text === name)?.name ?? '';

function Instrument(): ReactNode {
  const lab = useLabState('chain', PRESET, stateCodec);
  const {state} = lab;
  const {chain, at} = state;
  const trace = useMemo(() => run(chain), [chain]);
  const preset = nameOf(stateCodec.encode({chain, at: 0}));
  // What was typed and cannot be read is no part of the state, and goes with it all the same.
  const [generation, setGeneration] = useState(0);
  const [dropped, setDropped] = useState('');
  const renew = (renewal: () => void) => {
    setGeneration(generation + 1);
    setDropped('');
    renewal();
  };
  const [faults, setFaults] = useState<Faults>(new Map());
  const tell = useCallback<TellFault>((id, words) => setFaults((before) => withFault(before, id, words)), []);
  const change = (next: (before: State) => State) => {
    setDropped(faults.size > 0 && next(state).at !== at ? droppedWords(at) : '');
    lab.change(next);
  };
  const look = (next: number) => change((before) => ({...before, at: next}));

  return (
    <LabPanel
      lab={{...lab, reset: () => renew(lab.reset)}}
      says={[...faults.values()].join(' ') || `${dropped} ${pointWords(trace, chain.steps, at)}`.trim()}>
      <div className={controls.part}>
        <Choice
          label="A chain from these pages"
          options={options}
          value={preset}
          onChoose={(name) => {
            const chosen = presets.find((one) => one.name === name);
            if (chosen) renew(() => lab.change({chain: chosen.chain, at: 0}));
          }}
        />
      </div>
      <div className={styles.play}>
        <Track chain={chain} trace={trace} at={at} look={look} />
        <Point chain={chain} trace={trace} at={at} look={look} />
        <ChainControls state={state} change={change} />
        <TellFaultContext value={tell}>
          <StepEditor state={state} generation={generation} dropped={dropped} change={change} />
        </TellFaultContext>
      </div>
      <Disclosure title="The whole chain as PHP" load={loadCode} of={{chain}} />
    </LabPanel>
  );
}

/** The lab itself: presets, the chain on its two tracks, the point that is looked at, and what can be changed there. */
export default function Builder(place: LabPlace): ReactNode {
  return (
    <Content place={place}>
      <Instrument />
    </Content>
  );
}

import {useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import CodeBlock from '@site/src/shared/Code';
import {Button, Choice, Disclosure} from '../controls';
import controls from '../controls/styles.module.css';
import Content from '../Lab/Content';
import type {LabPlace} from '../Lab/place';
import LabPanel from '../Lab/Panel';
import {METHODS, run} from '../model/chain';
import {chainPhp} from '../model/chainPhp';
import Track from '../Track';
import {sideOf} from '../Track/Segment';
import {useLabState} from '../useLabState';
import Editor from './Editor';
import Point, {Defect} from './Point';
import {presets} from './presets';
import {rowsOf} from './rows';
import {canMove, MOST_STEPS, PRESET, withMoved, withNew, withoutStep, type State} from './state';
import {stateCodec} from './stateCodec';
import {pointWords, stateWords} from './words';
import styles from './styles.module.css';

const options = presets.map(({name, label}) => ({value: name, label}));

interface ControlsProps {
  state: State;
  change: (next: (state: State) => State) => void;
}

/** Moves or removes the step that is looked at, and adds another behind it. */
function Controls({state, change}: ControlsProps): ReactNode {
  const {chain, at} = state;
  const isFull = chain.steps.length >= MOST_STEPS;
  const place = at === 0 ? 'the start' : `step ${at}`;
  const move = (label: string, name: string, by: -1 | 1) => (
    <Button name={name} isOff={!canMove(state, by)} onPress={() => change((before) => withMoved(before, by))}>
      {label}
    </Button>
  );
  return (
    <div className={clsx(styles.section, styles.fields)}>
      <fieldset className={controls.group}>
        <legend className={controls.label}>{at === 0 ? 'The start stays first' : `Move ${place}`}</legend>
        <div className={controls.buttons}>
          {move('↑ Up', 'Up: move the step', -1)}
          {move('↓ Down', 'Down: move the step', 1)}
          <Button name="Remove the step" isOff={at === 0} onPress={() => change(withoutStep)}>
            Remove
          </Button>
        </div>
      </fieldset>
      <fieldset className={controls.group}>
        <legend className={controls.label}>
          {isFull ? `Full: the lab takes ${MOST_STEPS} steps` : `Add after ${place}`}
        </legend>
        <div className={controls.buttons}>
          {METHODS.map((method) => (
            <Button
              key={method}
              className={styles.method}
              name={`Add ${method}`}
              isOff={isFull}
              onPress={() => change((before) => withNew(before, method))}>
              {method}
            </Button>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function Instrument(): ReactNode {
  const lab = useLabState('chain', PRESET, stateCodec);
  const {state, change} = lab;
  const {chain, at} = state;
  const {steps} = chain;
  const trace = useMemo(() => run(chain), [chain]);
  const named = stateCodec.encode({chain, at: 0});
  const look = (next: number) => change((before) => ({...before, at: next}));
  const {end} = trace;

  return (
    <LabPanel lab={lab} announcement={pointWords(trace, steps, at)}>
      <div className={controls.part}>
        <Choice
          label="A chain from these pages"
          options={options}
          value={named}
          onChoose={(name) => {
            const chosen = presets.find((one) => one.name === name);
            if (chosen) change({chain: chosen.chain, at: 0});
          }}
        />
      </div>
      <div className={styles.play}>
        <Track
          label="The chain"
          rows={rowsOf(steps, trace)}
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
          }}
        />
        <Point chain={chain} trace={trace} at={at} look={look} />
        <Controls state={state} change={change} />
        <Editor state={state} change={change} />
      </div>
      <Disclosure title="The whole chain as PHP">
        {Array.from(new Set(steps.map(({method}) => method)), (method) => (
          <Defect key={method} method={method} />
        ))}
        <CodeBlock language="php" title="chain.php">
          {chainPhp(chain)}
        </CodeBlock>
      </Disclosure>
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

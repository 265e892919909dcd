import type {ReactNode} from 'react';
import clsx from 'clsx';
import {METHODS} from '@site/src/labs/model/chain';
import {canMove, MOST_STEPS, withMoved, withNew, withoutStep, type State} from '../state';
import controls from '@site/src/labs/controls.module.css';
import styles from './styles.module.css';

interface Props {
  state: State;
  change: (next: (state: State) => State) => void;
}

/** Moves or removes the step that is looked at, and adds another behind it. */
export default function ChainControls({state, change}: Props): ReactNode {
  const {chain, at} = state;
  const isFull = chain.steps.length >= MOST_STEPS;
  const place = at === 0 ? 'the start' : `step ${at}`;
  const button = (label: string, name: string, isOn: boolean, next: (before: State) => State) => (
    <button
      type="button"
      key={label}
      className={clsx('outlined', controls.button)}
      aria-label={name}
      aria-disabled={!isOn || undefined}
      onClick={isOn ? () => change(next) : undefined}>
      {label}
    </button>
  );
  return (
    <div className={styles.controls}>
      <fieldset>
        <legend className={controls.label}>{at === 0 ? 'The start stays first' : `Move ${place}`}</legend>
        <div className={styles.buttons}>
          {button('↑ Up', 'Up: move the step', canMove(state, -1), (before) => withMoved(before, -1))}
          {button('↓ Down', 'Down: move the step', canMove(state, 1), (before) => withMoved(before, 1))}
          {button('Remove', 'Remove the step', at > 0, withoutStep)}
        </div>
      </fieldset>
      <fieldset>
        <legend className={controls.label}>
          {isFull ? `Full: the lab takes ${MOST_STEPS} steps` : `Add after ${place}`}
        </legend>
        <div className={clsx(styles.buttons, styles.methods)}>
          {METHODS.map((method) =>
            button(method, `Add ${method}`, !isFull, (before) => withNew(before, method)),
          )}
        </div>
      </fieldset>
    </div>
  );
}

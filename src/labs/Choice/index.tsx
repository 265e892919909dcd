import {useId, type ReactNode} from 'react';
import controls from '../controls.module.css';
import styles from './styles.module.css';

interface Props<V extends string> {
  /** What is chosen. */
  label: string;
  options: readonly {value: V; label: ReactNode}[];
  value: V;
  onChoose: (value: V) => void;
}

/** One of a few, all in sight: a row of radio buttons that looks like one instrument. */
export default function Choice<V extends string>({label, options, value, onChoose}: Props<V>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={controls.cover}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

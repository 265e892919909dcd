import type {ReactNode} from 'react';
import field from '@site/src/css/field.module.css';
import Labelled from '@site/src/labs/Labelled';
import type {ChoiceGroup} from '../answers';
import styles from '../field.module.css';

interface Props {
  label: string;
  value: string;
  groups: readonly ChoiceGroup[];
  onChoose: (key: string) => void;
}

/** One of several; a group without a label stands by itself. */
export default function Select({label, value, groups, onChoose}: Props): ReactNode {
  return (
    <Labelled label={label} className={styles.field}>
      {(id) => (
        <select id={id} className={field.field} value={value} onChange={({target}) => onChoose(target.value)}>
          {groups.map(({label: name, choices}) => {
            const options = choices.map(({key, label: text}) => (
              <option key={key} value={key}>
                {text}
              </option>
            ));
            return name === '' ? (
              options
            ) : (
              <optgroup key={name} label={name}>
                {options}
              </optgroup>
            );
          })}
        </select>
      )}
    </Labelled>
  );
}

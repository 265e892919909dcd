import {useId, type ReactNode} from 'react';
import controls from '../controls.module.css';

interface Props {
  label: string;
  className?: string | undefined;
  /** The control, which gets the id, and what belongs to it. */
  children: (id: string) => ReactNode;
}

/** A control of a lab below its label. */
export default function Labelled({label, className, children}: Props): ReactNode {
  const id = useId();
  return (
    <div className={className}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

import {use, useEffect, type ReactNode} from 'react';
import {TellFaultContext} from '../faults';
import styles from './styles.module.css';

interface Props {
  id: string;
  /** The label of the field. */
  field: string;
  children: string | undefined;
}

/** What is wrong with a field: below it, and told to the lab, which says it. */
export default function Fault({id, field, children}: Props): ReactNode {
  const tell = use(TellFaultContext);
  useEffect(() => {
    if (children === undefined) return undefined;
    tell(id, `${field}: ${children}`);
    return () => tell(id);
  }, [tell, id, field, children]);
  return (
    <p id={id} className={styles.fault}>
      {children}
    </p>
  );
}

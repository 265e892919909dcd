import {useState, type ReactNode} from 'react';
import Part, {type Load} from '../Part';
import styles from './styles.module.css';

interface Props<P> {
  title: string;
  load: Load<P>;
  of: P;
}

/** A part of a lab under its title: closed, and not loaded, until the reader opens it. */
export default function Disclosure<P extends object>({title, load, of}: Props<P>): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.disclosure}
      open={isOpen}
      onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <Part load={load} of={of} />}
    </details>
  );
}

import {useRef, type ComponentProps, type ReactNode} from 'react';
import {useIsWide} from '@site/src/hooks/useIsWide';
import styles from './styles.module.css';

/** A table in a frame that scrolls sideways. The frame takes the focus only while there is something to scroll. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(ref);
  return (
    <div
      ref={ref}
      className={styles.frame}
      {...(isWide && {role: 'group', tabIndex: 0, 'aria-label': 'Table, scrolls sideways'})}>
      <table {...props} />
    </div>
  );
}

import type {ComponentProps, ReactNode} from 'react';
import {watchTable} from '@site/src/page/wideTables';
import styles from './styles.module.css';

/** A table in a frame that scrolls sideways (src/page/wideTables.ts). */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    // The behaviour has looked through the page before React renders this table.
    <div ref={watchTable} className={styles.frame} data-wide-table="">
      <table {...props} />
    </div>
  );
}

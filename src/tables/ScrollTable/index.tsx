import type {ComponentProps, ReactNode} from 'react';
import {watchOverflow} from '@site/src/shared/overflow';

/** A table in a frame that scrolls sideways (src/shared/overflow.ts). */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    // The behaviour has looked through the page before React renders this table.
    <div ref={watchOverflow} className="scroll-table" data-wide="" data-scrolls="">
      <table {...props} />
    </div>
  );
}

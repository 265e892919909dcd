import type {ComponentProps, ReactNode} from 'react';
import {watchOverflow} from '@site/src/shared/overflow';

/** A table in a frame that scrolls sideways (src/shared/overflow.ts). */
export function MarkdownTable(props: ComponentProps<'table'>): ReactNode {
  return (
    // The behaviour has looked through the page before React renders this table.
    <div ref={watchOverflow} className="scroll-table" data-wide="" data-scrolls="">
      <table {...props} />
    </div>
  );
}

/** The head of a column. An empty one, in the corner of a table, is the head of nothing: a plain cell. */
export function HeadCell({children, ...props}: ComponentProps<'th'>): ReactNode {
  return children ? <th {...props}>{children}</th> : <td {...props} />;
}

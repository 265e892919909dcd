import type {ComponentProps, ReactNode} from 'react';
import {watchOverflow} from '@site/src/shared/overflow';

/** A table in a frame that scrolls sideways (src/shared/overflow.ts). */
export function MarkdownTable(props: ComponentProps<'table'>): ReactNode {
  return (
    // Watched here, because the behaviour searches the page for tables before React renders this one.
    <div ref={watchOverflow} className="scroll-table" data-wide="" data-scrolls="">
      <table {...props} />
    </div>
  );
}

/** The head of a column. An empty one, in the corner of a table, is a plain cell, because it heads nothing. */
export function HeadCell({children, ...props}: ComponentProps<'th'>): ReactNode {
  return children ? <th {...props}>{children}</th> : <td {...props} />;
}

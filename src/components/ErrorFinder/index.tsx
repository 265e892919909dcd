import {useCallback, type ReactNode} from 'react';
import type {ErrorRow} from '@site/config/docsData';
import {usePageOf} from '@site/src/components/DataTable/usePageOf';
import Finder from './Finder';

interface Props {
  /** The table of the version that is being read. */
  data: readonly ErrorRow[];
}

/** On the page of the table: leads from an answer, a log line or a text to its row. */
export default function ErrorFinder({data}: Props): ReactNode {
  const pageOf = usePageOf();
  const load = useCallback(
    () => Promise.resolve(data.map((row) => ({...row, to: `#${row.id}`, page: pageOf(row.page)}))),
    [data, pageOf],
  );
  return <Finder load={load} />;
}

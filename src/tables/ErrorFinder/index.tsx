import type {ReactNode} from 'react';
import type {ErrorRow} from '../docsData';
import {usePages} from '../DataTable/usePageOf';
import Island from '@site/src/page/Island';
import Finder from './Finder';

interface Props {
  /** The table of the version that is being read. */
  data: readonly ErrorRow[];
}

/** On the page of the table: leads from an answer, a log line or a text to its row. */
export default function ErrorFinder({data}: Props): ReactNode {
  const {pages, root} = usePages(data);
  return <Island name="ErrorFinder" component={Finder} props={{data, pages, root}} wake="reach" />;
}

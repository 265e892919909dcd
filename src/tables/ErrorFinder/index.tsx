import type {ReactNode} from 'react';
import type {ErrorRow} from '../docsData';
import {usePages} from '../DataTable/usePages';
import Island from '@site/src/page/Island';
import Finder from '../Finder';

interface Props {
  /** The table of the version that is being read. */
  data: readonly ErrorRow[];
}

/** On the page of the table: finds the rows for a response, a line of a log or a text. */
export default function ErrorFinder({data}: Props): ReactNode {
  const {pages, root} = usePages(data);
  return <Island name="ErrorFinder" component={Finder} props={{data, pages, root}} wake="reach" />;
}

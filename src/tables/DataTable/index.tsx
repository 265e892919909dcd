import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Island from '@site/src/page/Island';
import {ISSUES, issueHash, issuesIn, pageFinder} from './pages';
import {tables, type Rows} from './tables';
import {usePages} from './usePages';
import View from './View';

type Props = {[N in keyof Rows]: {name: N; data: readonly Rows[N][]}}[keyof Rows];

export default function DataTable({name, data}: Props): ReactNode {
  if (!Object.hasOwn(tables, name)) throw new Error(`There is no table "${name}"`);
  const {pages, root} = usePages(data);
  const {collectAnchor, collectLink} = useBrokenLinks();
  data.forEach(({id}) => collectAnchor(id));
  issuesIn(data).forEach((issue) => collectLink(pageFinder(pages, root)(ISSUES).to + issueHash(issue)));
  return <Island name="DataTable" component={View} props={{name, data, pages, root}} wake="reach" />;
}

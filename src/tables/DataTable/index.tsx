import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Island from '@site/src/shared/Island';
import {pageFinder, targetsIn} from './pageFinder';
import {tables, type Rows} from './tables';
import {usePages} from './usePages';
import View from './View';
import styles from './styles.module.css';

type Props = {[N in keyof Rows]: {name: N; data: readonly Rows[N][]}}[keyof Rows];

export default function DataTable({name, data}: Props): ReactNode {
  if (!Object.hasOwn(tables, name)) throw new Error(`There is no table "${name}"`);
  const {pages, root} = usePages(data);
  const {collectAnchor, collectLink} = useBrokenLinks();
  data.forEach(({id}) => collectAnchor(id));
  targetsIn(data, pageFinder(pages, root)).forEach(collectLink);
  return (
    // Its width decides between columns and cards. It is outside the island, because WebKit would move the page if it were replaced.
    <div
      className={styles.frame}
      data-wide=""
      data-unsearched={tables[name].isUnsearched === true ? '' : undefined}>
      <Island name="DataTable" component={View} props={{name, data, pages, root}} hydrate="reach" />
    </div>
  );
}

// Change: the exact addresses of the pages, without the slash that the original leaves at the end of groups.
import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@site/src/frame/StructuredData';
import {breadcrumbList} from '@site/src/frame/pageFacts';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return <StructuredData of={breadcrumbList(breadcrumbs, siteConfig.url)} />;
}

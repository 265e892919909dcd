// Change: a wide table scrolls in its own box, also by keyboard; pages have data tables, recorded runs, and addresses of the files
// of their version. Everything that pages use is here, because only these components have their styles in the sheet.
import type {ComponentProps, ReactNode} from 'react';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import TOCInline from '@theme/TOCInline';
import DataTable from '@site/src/tables/DataTable';
import {HeadCell, MarkdownTable} from '@site/src/tables/MarkdownTable';
import WhatWorks, {IssueCounts} from '@site/src/tables/WhatWorks';
import Player from '@site/src/runs/Player';

/** Opened by the browser; the theme's own never opens without React. */
function Details({id, ...props}: ComponentProps<'details'>): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <details id={id} {...props} />;
}

interface FileProps {
  /** The path below the version: `rift.json`. */
  name: string;
  /** Words for the link; without them it is the address. */
  children?: ReactNode;
}

/** A link to a file that the build puts beside the pages of this version. */
function VersionFile({name, children}: FileProps): ReactNode {
  const version = useActiveVersion(undefined);
  const address = `${version?.path ?? ''}/${name}`;
  return (
    // A plain link: the router does not know files.
    <a href={address}>{children ?? <code>{address}</code>}</a>
  );
}

export default {
  ...MDXComponents,
  details: Details,
  table: MarkdownTable,
  th: HeadCell,
  DataTable,
  IssueCounts,
  Player,
  TabItem,
  Tabs,
  TOCInline,
  VersionFile,
  WhatWorks,
};

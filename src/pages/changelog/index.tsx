import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Changelog from '@site/src/changelog/List';
import {changelog} from '@site/src/changelog/changelog';
import {entries} from '@site/src/changelog/entries';

export default function ChangelogPage(): ReactNode {
  return (
    <Layout title={changelog.title} description={changelog.description}>
      <Changelog entries={entries} />
    </Layout>
  );
}

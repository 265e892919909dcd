import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Changelog from '@site/src/components/Changelog';
import {changelog} from '@site/config/changelog';
import {entries} from './_entries';

export default function ChangelogPage(): ReactNode {
  return (
    <Layout title={changelog.title} description={changelog.description}>
      <Changelog entries={entries} />
    </Layout>
  );
}

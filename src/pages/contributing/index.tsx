import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Guide from '@site/src/contributing/Guide';
import {contributing} from '@site/src/contributing/contributing';
import Text, {toc} from '@site/CONTRIBUTING.md';

const outline = toc.filter(({level}) => level <= 3);

export default function Contributing(): ReactNode {
  return (
    <Layout title={contributing.title} description={contributing.description}>
      <Head>
        {/* For those who write the documentation, not for those who look for it. Keeps the page out of the sitemap too. */}
        <meta name="robots" content="noindex" />
      </Head>
      <Guide title={contributing.title} outline={outline}>
        <MDXContent>
          <Text />
        </MDXContent>
      </Guide>
    </Layout>
  );
}

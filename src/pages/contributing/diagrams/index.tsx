import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Guide from '@site/src/contributing/Guide';
import Text, {toc} from '@site/src/pages/contributing/diagrams/_guide.md';

export default function Diagrams(): ReactNode {
  return (
    <Layout
      title="Diagrams"
      description="For contributors: how to write a diagram for the documentation of Rift, a box to try one, and examples.">
      <Head>
        {/* For those who write the documentation, not for those who look for it. Keeps the page out of the sitemap too. */}
        <meta name="robots" content="noindex" />
      </Head>
      <Guide title="Diagrams" outline={toc}>
        <MDXContent>
          <Text />
        </MDXContent>
      </Guide>
    </Layout>
  );
}

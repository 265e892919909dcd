import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import DiagramGuide from '@site/src/diagrams/Guide';

export default function Diagrams(): ReactNode {
  return (
    <Layout
      title="Diagrams"
      description="For contributors: how to write a diagram for the documentation of Rift, a box to try one, and an example of every kind.">
      <Head>
        {/* For those who write the documentation, not for those who look for it. Keeps the page out of the sitemap too. */}
        <meta name="robots" content="noindex" />
      </Head>
      <DiagramGuide />
    </Layout>
  );
}

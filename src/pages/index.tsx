import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Hero from '@site/src/components/landing/Hero';
import {site} from '@site/config/site';

export default function Landing(): ReactNode {
  return (
    <Layout
      description={`${site.name}: ${site.tagline}. Raw SQL, one schema per tenant, one result object between all layers.`}>
      <main>
        <Hero />
      </main>
    </Layout>
  );
}

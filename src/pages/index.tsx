import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Hero from '@site/src/components/landing/Hero';
import {site} from '@site/config/site';

export default function Landing(): ReactNode {
  return (
    <Layout
      title="PHP micro-framework for multi-tenant REST back ends"
      description={`${site.name}: ${site.tagline}. Raw SQL, one schema per tenant, one result object between all layers.`}>
      <main>
        <Hero />
      </main>
    </Layout>
  );
}

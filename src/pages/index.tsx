import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Architecture from '@site/src/components/landing/Architecture';
import Closing from '@site/src/components/landing/Closing';
import CodeShowcase from '@site/src/components/landing/CodeShowcase';
import Contract from '@site/src/components/landing/Contract';
import CoreComponents from '@site/src/components/landing/CoreComponents';
import Guard from '@site/src/components/landing/Guard';
import Hero from '@site/src/components/landing/Hero';
import Multitenancy from '@site/src/components/landing/Multitenancy';
import TagChips from '@site/src/components/landing/TagChips';
import Validator from '@site/src/components/landing/Validator';
import {site} from '@site/config/site';

const sections = [
  Hero,
  TagChips,
  CodeShowcase,
  Contract,
  Architecture,
  Validator,
  CoreComponents,
  Multitenancy,
  Closing,
];

export default function Landing(): ReactNode {
  return (
    <Layout
      title="PHP micro-framework for multi-tenant REST back ends"
      description={`${site.name}: ${site.tagline}. Raw SQL, one schema per tenant, one result object between all layers.`}>
      <main>
        {sections.map((Section, index) => (
          <Guard key={index}>
            <Section />
          </Guard>
        ))}
      </main>
    </Layout>
  );
}

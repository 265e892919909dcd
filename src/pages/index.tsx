import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import Architecture from '@site/src/components/landing/Architecture';
import Closing from '@site/src/components/landing/Closing';
import CodeShowcase from '@site/src/components/landing/CodeShowcase';
import Contract from '@site/src/components/landing/Contract';
import CoreComponents from '@site/src/components/landing/CoreComponents';
import Hero from '@site/src/components/landing/Hero';
import Multitenancy from '@site/src/components/landing/Multitenancy';
import TagChips from '@site/src/components/landing/TagChips';
import Validator from '@site/src/components/landing/Validator';
import StructuredData from '@site/src/components/StructuredData';
import {sourceCode} from '@site/src/components/StructuredData/facts';
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
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      title="PHP micro-framework for multi-tenant REST back ends"
      description={`${site.name}: ${site.tagline}. Raw SQL, one schema per tenant, one result object between all layers.`}>
      <StructuredData of={sourceCode(siteConfig.url)} />
      <main>
        {sections.map((Section, index) => (
          <Section key={index} />
        ))}
      </main>
    </Layout>
  );
}

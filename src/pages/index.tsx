import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Architecture from '@site/src/landing/Architecture';
import Closing from '@site/src/landing/Closing';
import CodeShowcase from '@site/src/landing/CodeShowcase';
import Contract from '@site/src/landing/Contract';
import CoreComponents from '@site/src/landing/CoreComponents';
import Hero from '@site/src/landing/Hero';
import Multitenancy from '@site/src/landing/Multitenancy';
import ReleaseStatus from '@site/src/landing/ReleaseStatus';
import Runs from '@site/src/landing/Runs';
import Validator from '@site/src/landing/Validator';
import {site} from '@site/config/site';

const sections = [
  Hero,
  CodeShowcase,
  Contract,
  Architecture,
  Validator,
  CoreComponents,
  Multitenancy,
  Runs,
  ReleaseStatus,
  Closing,
];

export default function Landing(): ReactNode {
  return (
    <Layout
      title="PHP micro-framework for multi-tenant REST back ends"
      description={`${site.name}: ${site.tagline}. Raw SQL, one schema per tenant, one result object between all layers.`}>
      <main>
        {sections.map((Section, index) => (
          <Section key={index} />
        ))}
      </main>
    </Layout>
  );
}

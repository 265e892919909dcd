import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {Thing, WithContext} from 'schema-dts';
import {inScript} from '../pageFacts';

interface Props {
  of: WithContext<Thing>;
}

/** JSON-LD, for search engines. */
export default function StructuredData({of}: Props): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{inScript(of)}</script>
    </Head>
  );
}

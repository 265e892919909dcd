import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {Thing, WithContext} from 'schema-dts';
import {inScript} from '../pageFacts';

interface Props {
  of: WithContext<Thing>;
}

/** What a page is about, for search engines, as JSON-LD. A browser runs no script of that type. */
export default function StructuredData({of}: Props): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{inScript(of)}</script>
    </Head>
  );
}

import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {Thing, WithContext} from 'schema-dts';
import {inScript} from './facts';

interface Props {
  of: WithContext<Thing>;
}

/** What a page is about, for search engines. A script by its element alone: nothing of it runs. */
export default function StructuredData({of}: Props): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{inScript(of)}</script>
    </Head>
  );
}

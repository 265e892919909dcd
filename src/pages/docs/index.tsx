import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';

/** Leads to the latest introduction without a script, whose hash the policy would have to have anew with each version. */
export default function Docs(): ReactNode {
  const {path} = useLatestVersion(undefined);
  const introduction = `${path}/introduction`;
  return (
    <>
      <Head>
        <title>Documentation</title>
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`0; url=${introduction}`} />
      </Head>
      <Link to={introduction}>Documentation</Link>
    </>
  );
}

import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {Redirect, useLocation} from '@docusaurus/router';

/** Redirects to the latest introduction without a script, because the policy would need a new hash with each version. */
export default function Docs(): ReactNode {
  const {path} = useLatestVersion(undefined);
  const {search, hash} = useLocation();
  const introduction = `${path}/introduction`;
  // In development pages are not files, so the router redirects.
  if (process.env.NODE_ENV === 'development') return <Redirect to={{pathname: introduction, search, hash}} />;
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

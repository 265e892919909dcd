import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {Redirect, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

interface Props {
  route: {to: string};
}

/** JSON in a script element: "<" would let a value end it. */
const inScript = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The page behind an address that only leads on. Query and fragment are kept by a script in the head, before
 * anything is drawn, and by the router inside the site; without script the browser follows the refresh.
 */
export default function RedirectPage({route: {to}}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const {search, hash} = useLocation();
  return (
    <Layout title="This page is elsewhere" description={`This address leads on to ${to}.`}>
      <Head>
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={to} />
        <script>{`location.replace(${inScript(to)}+location.search+location.hash)`}</script>
        <noscript>{`<meta http-equiv="refresh" content="0; url=${to}">`}</noscript>
      </Head>
      <main className={styles.page}>
        <h1>This page is elsewhere</h1>
        <p>
          Continue to <Link to={to}>{to}</Link>.
        </p>
      </main>
      {isBrowser && <Redirect to={{pathname: to, search, hash}} />}
    </Layout>
  );
}

// Change: an address below /docs without a version gets the 404 page; the original shows an empty page.
import type {ReactNode} from 'react';
import DocsRoot from '@theme-original/DocsRoot';
import {matchPath, useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import type {Props} from '@theme/DocsRoot';

export default function DocsRootOrNotFound(props: Props): ReactNode {
  const {pathname} = useLocation();
  const isVersion = props.route.routes?.some(({path}) => matchPath(pathname, {path}));
  if (isVersion) return <DocsRoot {...props} />;
  return (
    <Layout>
      <NotFoundContent />
    </Layout>
  );
}

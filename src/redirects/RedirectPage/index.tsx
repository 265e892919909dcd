import type {ReactNode} from 'react';
import {Redirect, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {follow} from '@site/config/address';

interface Props {
  route: {to: string};
}

/** What a link inside the site to an address that leads on shows: nothing, but the page it leads to. */
export default function RedirectPage({route: {to}}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const {search, hash} = useLocation();
  // The file of this address is written by src/redirects/; the server has nothing to render.
  return isBrowser && <Redirect to={follow(to, {search, hash})} />;
}

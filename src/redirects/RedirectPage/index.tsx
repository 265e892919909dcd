import type {ReactNode} from 'react';
import {Redirect, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {follow} from '@site/config/address';

interface Props {
  route: {to: string};
}

/** Follows a redirect for links inside the site. */
export default function RedirectPage({route: {to}}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const {search, hash} = useLocation();
  // The file at this address is written after the build: the server renders nothing.
  return isBrowser && <Redirect to={follow(to, {search, hash})} />;
}

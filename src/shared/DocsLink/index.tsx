import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';

interface Props extends Omit<ComponentProps<typeof Link>, 'to' | 'href'> {
  /** The page below a version, without a leading slash: `basic-concepts/contract`. */
  to: string;
}

/** A link into the latest version of the docs, whichever that is. */
export default function DocsLink({to, ...props}: Props): ReactNode {
  const {path} = useLatestVersion(undefined);
  return <Link to={`${path}/${to}`} {...props} />;
}

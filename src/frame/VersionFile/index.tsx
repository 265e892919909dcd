import type {ReactNode} from 'react';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';

interface Props {
  /** The path below the version: `rift.json`. */
  name: string;
  /** Words for the link; without them it is the address. */
  children?: ReactNode;
}

/** A link to a file that the build puts beside the pages of this version. */
export default function VersionFile({name, children}: Props): ReactNode {
  const version = useActiveVersion(undefined);
  const address = `${version?.path ?? ''}/${name}`;
  return (
    // A plain link: the router does not know files.
    <a href={address}>{children ?? <code>{address}</code>}</a>
  );
}

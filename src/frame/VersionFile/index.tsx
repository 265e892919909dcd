import type {ReactNode} from 'react';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';

interface Props {
  /** Below the version: `rift.json`. */
  name: string;
}

/** A link to a file that the build puts beside the pages of this version. */
export default function VersionFile({name}: Props): ReactNode {
  const version = useActiveVersion(undefined);
  const address = `${version?.path ?? ''}/${name}`;
  return (
    // A file, which the router does not know.
    <a href={address}>
      <code>{address}</code>
    </a>
  );
}

import {useActiveVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';

/** The version being read, or the latest outside the docs. */
export function useReadVersion() {
  const latest = useLatestVersion(undefined);
  return useActiveVersion(undefined) ?? latest;
}

import {useActiveVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';

/** The version that is being read; outside the docs the latest. */
export function useReadVersion() {
  const latest = useLatestVersion(undefined);
  return useActiveVersion(undefined) ?? latest;
}

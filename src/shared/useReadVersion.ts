import {useActiveVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';

export interface ReadVersion {
  label: string;
  /** `/docs/v1` */
  path: string;
}

/** The version that is being read; outside the docs the latest. */
export function useReadVersion(): ReadVersion {
  const latest = useLatestVersion(undefined);
  return useActiveVersion(undefined) ?? latest;
}

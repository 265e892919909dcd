export interface ReadVersion {
  label: string;
  /** `/docs/v1` */
  path: string;
}

/** The version being read, or the latest outside the docs: the search button of the top bar names it. */
export function readVersion(): ReadVersion {
  const {versionLabel = '', versionPath = ''} =
    document.querySelector<HTMLElement>('[data-version-path]')?.dataset ?? {};
  return {label: versionLabel, path: versionPath};
}

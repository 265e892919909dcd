/** Asks the version switch to open, from anywhere in the site. */
export const VERSIONS_EVENT = 'rift-versions';

export function requestVersions(): void {
  window.dispatchEvent(new Event(VERSIONS_EVENT));
}

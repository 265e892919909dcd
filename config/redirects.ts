import {latestVersion, NEXT} from './versions';

export interface Redirect {
  from: string;
  to: string;
}

const INTRODUCTION = 'introduction';

/** /docs leads to the latest introduction, /docs/{version} to that version's own. */
export function redirects(versionNames: readonly string[]): Redirect[] {
  const introduction = (version: string) => `/docs/${version}/${INTRODUCTION}`;
  return [
    {from: '/docs', to: introduction(latestVersion(versionNames))},
    ...[...versionNames, NEXT].map((name) => ({from: `/docs/${name}`, to: introduction(name)})),
  ];
}

import type {Twin} from '../frontMatter';
import {NEXT} from '@site/config/nextVersion';

const list = new Intl.ListFormat('en-GB');

/** What the link to the same page in another version is called. */
export const fixIn = (version: string) =>
  version === NEXT ? 'Fix it for the next version too' : `Fix it in ${version} too`;

/** Whether the page is the same in other versions; nothing where there is none. */
export function comparison(version: string, twins: readonly Pick<Twin, 'isEqual' | 'version'>[]): string {
  const named = (isEqual: boolean) =>
    twins.filter((twin) => twin.isEqual === isEqual).map((twin) => twin.version);
  const equal = named(true);
  const other = named(false);
  if (twins.length === 0) return '';
  if (equal.length === 0) return `This page differs from that in ${list.format(other)}.`;
  const same = `This page is the same in ${list.format([version, ...equal])}`;
  return other.length === 0 ? `${same}.` : `${same}, and differs in ${list.format(other)}.`;
}

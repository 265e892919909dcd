import type {Counterpart} from '../frontMatter';
import {NEXT} from '@site/config/nextVersion';

const list = new Intl.ListFormat('en-GB');

export const fixIn = (version: string) =>
  version === NEXT ? 'Fix it for the next version too' : `Fix it in ${version} too`;

export function comparison(
  version: string,
  counterparts: readonly Pick<Counterpart, 'isEqual' | 'version'>[],
): string {
  const named = (isEqual: boolean) =>
    counterparts
      .filter((counterpart) => counterpart.isEqual === isEqual)
      .map((counterpart) => counterpart.version);
  const equal = named(true);
  const other = named(false);
  if (equal.length === 0) return `This page differs from that in ${list.format(other)}.`;
  const same = `This page is the same in ${list.format([version, ...equal])}`;
  return other.length === 0 ? `${same}.` : `${same}, and differs in ${list.format(other)}.`;
}

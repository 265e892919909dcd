import type {Counterpart, SamplesRunFacts} from '../frontMatter';
import {NEXT} from '@site/config/address';

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

/** “Samples run on rift/core 1.0.0, PHP 8.2.29, on Nov 24, 2025”: in the date format of the theme, whose date is below it. */
export function ranOn({framework, php, date}: SamplesRunFacts): string {
  const day = new Intl.DateTimeFormat('en', {dateStyle: 'medium', timeZone: 'UTC'}).format(new Date(date));
  return `Samples run on rift/core ${framework}, PHP ${php}, on ${day}`;
}

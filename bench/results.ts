import type {Press} from './measures/interaction';
import type {Lighthouse} from './measures/lighthouse';
import type {Weight} from './measures/requests';
import type {Cost} from './run';
import type {PageName} from './subject';
import type {Coverage} from './content/coverage';

/** All that was measured of a site. */
export interface Measured {
  title: string;
  isOwn: boolean;
  /** The generator, its version and additions. */
  made: string;
  /** What of the text arrived, where it was written for the site. */
  coverage?: Coverage;
  weight: Partial<Record<PageName, Weight>>;
  lighthouse: Partial<Record<PageName, Lighthouse[]>>;
  /** In ms. */
  next: number[];
  search: number[];
  diagram: number[];
  press: Partial<Record<PageName, Press[]>>;
  cold: Cost[];
  warm: Cost[];
  /** Of as many versions as this site has; of this site, its whole build. */
  coldWithVersions: Cost[];
  warmWithVersions: Cost[];
}

export const nothingYet = (about: Pick<Measured, 'title' | 'isOwn' | 'made'>): Measured => ({
  ...about,
  weight: {},
  lighthouse: {},
  next: [],
  search: [],
  diagram: [],
  press: {},
  cold: [],
  warm: [],
  coldWithVersions: [],
  warmWithVersions: [],
});

/** What the figures depend on besides the sites. */
interface Machine {
  hardware: string;
  node: string;
  browser: string;
  lighthouse: string;
  /** Load average at the start. */
  load: number;
}

export interface Results {
  machine: Machine;
  rounds: number;
  pages: number;
  version: string;
  measured: Measured[];
  /** What could not be measured, in words. */
  failures: string[];
}

/** The middle number, or the mean of the two in the middle; NaN where there is none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** Undefined where there is nothing. */
export function medianOf(numbers: readonly number[]): number | undefined {
  return numbers.length === 0 ? undefined : median(numbers);
}

/** A figure of a site, where it was measured. */
export type Figure = (site: Measured) => number | undefined;

export const lighthouseOf =
  (page: PageName, field: keyof Lighthouse): Figure =>
  ({lighthouse}) =>
    medianOf((lighthouse[page] ?? []).map((one) => one[field]));

export const pressOf =
  (page: PageName, field: keyof Press): Figure =>
  ({press}) =>
    medianOf((press[page] ?? []).map((one) => one[field]));

export const weightOf =
  (page: PageName, field: 'script' | 'all'): Figure =>
  ({weight}) =>
    weight[page]?.[field];

export const timeOf =
  (measure: 'next' | 'search' | 'diagram'): Figure =>
  (site) =>
    medianOf(site[measure]);

export type BuildKind = 'cold' | 'warm' | 'coldWithVersions' | 'warmWithVersions';

export const costOf =
  (kind: BuildKind, field: keyof Cost): Figure =>
  (site) =>
    medianOf(site[kind].map((cost) => cost[field]));

export const ownOf = ({measured}: Results): Measured | undefined => measured.find(({isOwn}) => isOwn);

export function fastestPeer({measured}: Results, figure: Figure): {title: string; value: number} | undefined {
  let fastest: {title: string; value: number} | undefined;
  for (const site of measured) {
    const value = site.isOwn ? undefined : figure(site);
    if (value !== undefined && (fastest === undefined || value < fastest.value))
      fastest = {title: site.title, value};
  }
  return fastest;
}

/** This site's figure, as a share of the fastest peer's. */
export function ratio(results: Results, figure: Figure): number | undefined {
  const own = ownOf(results);
  const value = own && figure(own);
  const fastest = fastestPeer(results, figure);
  // Of two that block nothing, neither is faster.
  if (value === undefined || fastest === undefined || fastest.value === 0) return undefined;
  return value / fastest.value;
}

/** A request, in the order in which they were made. */
export interface Request {
  url: string;
  /** What came, as a media type. */
  type: string;
  /** Over the wire, with headers. */
  bytes: number;
  /** Fetched for a page that the reader may ask for next. */
  isAhead: boolean;
}

export const KINDS = ['html', 'script', 'style', 'font', 'image', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** Bytes of a first visit. */
export type Weight = Record<Kind, number> & {
  /** All but what was fetched ahead. */
  all: number;
  ahead: number;
  /** What came before the application was asked for, where that is known: in all, and fonts of it. */
  before?: {all: number; font: number};
};

export function kindOf(type: string): Kind {
  if (type === 'text/html') return 'html';
  if (/javascript/.test(type)) return 'script';
  if (type === 'text/css') return 'style';
  if (/font/.test(type)) return 'font';
  return type.startsWith('image/') ? 'image' : 'other';
}

const sum = (requests: readonly Request[]) => requests.reduce((total, {bytes}) => total + bytes, 0);

/**
 * Sums up a visit.
 *
 * @param later - the paths of what an application that starts late consists of
 */
export function weigh(requests: readonly Request[], later: readonly string[] = []): Weight {
  const isLater = ({url}: Request) => later.includes(new URL(url).pathname);
  // What the application consists of is of this page, also where it was fetched before it was needed.
  const own = requests.filter((one) => !one.isAhead || isLater(one));
  const of = (list: readonly Request[], kind: Kind) => sum(list.filter(({type}) => kindOf(type) === kind));
  const start = own.findIndex(isLater);
  const before = start < 0 ? [] : own.slice(0, start);
  const kinds = Object.fromEntries(KINDS.map((kind) => [kind, of(own, kind)])) as Record<Kind, number>;
  return {
    ...kinds,
    all: sum(own),
    ahead: sum(requests) - sum(own),
    ...(before.length > 0 && {before: {all: sum(before), font: of(before, 'font')}}),
  };
}

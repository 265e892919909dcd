/** A request, in the order in which they were made. */
export interface Request {
  url: string;
  /** The media type of the response. */
  type: string;
  /** Over the wire, with headers. */
  bytes: number;
  /** Fetched for a page that the reader may ask for next. */
  isAhead: boolean;
}

export const KINDS = ['html', 'script', 'style', 'font', 'image', 'other'] as const;
type Kind = (typeof KINDS)[number];

/** Bytes of a first visit. */
export type Weight = Record<Kind, number> & {
  /** All but what was fetched ahead. */
  all: number;
  ahead: number;
};

export function kindOf(type: string): Kind {
  if (type === 'text/html') return 'html';
  if (/javascript/.test(type)) return 'script';
  if (type === 'text/css') return 'style';
  if (/font/.test(type)) return 'font';
  return type.startsWith('image/') ? 'image' : 'other';
}

const sum = (requests: readonly Request[]) => requests.reduce((total, {bytes}) => total + bytes, 0);

export function weigh(requests: readonly Request[]): Weight {
  const own = requests.filter(({isAhead}) => !isAhead);
  const of = (kind: Kind) => sum(own.filter(({type}) => kindOf(type) === kind));
  const kinds = Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])) as Record<Kind, number>;
  return {...kinds, all: sum(own), ahead: sum(requests) - sum(own)};
}

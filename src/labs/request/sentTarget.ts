const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** What a client asks for when it is given this: path and query as a browser sends them, without the fragment. */
export function sentTarget(typed: string): string {
  const rest = typed.trim().replace(ORIGIN, '');
  const {pathname, search} = new URL(`http://a${rest.startsWith('/') ? '' : '/'}${rest}`);
  return pathname + search;
}

/** Neither a path nor a whole address. */
export const isBare = (typed: string): boolean => !typed.trim().startsWith('/') && !ORIGIN.test(typed.trim());

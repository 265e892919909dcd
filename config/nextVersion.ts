/** The folder of the next version's pages is `docs/`; its addresses start with /docs/next. */
export const NEXT = 'next';

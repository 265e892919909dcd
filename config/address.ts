/**
 * An address or a path without slashes at its end; nothing is left of that of the landing page. Docusaurus keeps one in
 * the addresses of pages that have pages below them.
 */
export const withoutSlash = (address: string) => address.replace(/\/+$/, '');

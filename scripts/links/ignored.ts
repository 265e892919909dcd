/** Addresses that are not asked, and why. A prefix that no link needs any more is reported. */
export const ignored: readonly {prefix: string; reason: string}[] = [
  {prefix: 'http://www.w3.org/2000/svg', reason: 'a name of XML, not a page'},
  {prefix: 'https://schema.org', reason: 'the name of a vocabulary, which is what links it here'},
];

/** Names that no host on the network has: RFC 2606 and RFC 6761. */
const RESERVED = /(^|\.)(localhost|example|test|invalid|example\.(com|net|org))$/;

/** Why an address is not asked, if it is not. */
export function reasonToIgnore(url: string): string | undefined {
  if (RESERVED.test(new URL(url).hostname)) return 'a host of examples';
  return ignored.find(({prefix}) => url.startsWith(prefix))?.reason;
}

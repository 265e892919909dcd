/** What an input would do if it ran. No page has such a variable. */
export const RUN = 'pwned=1';
/** An origin from which nothing may be loaded. */
export const PLACE = 'https://elsewhere.example';

const MARKUP = `<img src=x onerror=${RUN}>`;

/** What only a browser can show to be harmless: markup that runs, the name of a prototype, and what is too long. */
export const inputsForFields: readonly string[] = [
  `"><script>${RUN}</script>${MARKUP}`,
  '__proto__',
  '(a+)+$',
  'a'.repeat(100_000),
];

/** In an address also another protocol, and what cannot be decoded. */
export const inputsForAddresses: readonly string[] = [...inputsForFields, `javascript:${RUN}`, '%E0%A4%A'];

/** A text as part of an address. What is already encoded stays, because the encoding itself is the attack. */
export const inAddress = (text: string): string => (text.startsWith('%') ? text : encodeURIComponent(text));

/** Shortened for the message of a failure. */
export function shortened(text: string): string {
  const json = JSON.stringify(text);
  return json.length > 60 ? `${json.slice(0, 60)}… (${text.length})` : json;
}

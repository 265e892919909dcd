/** What an input would do if it ran. No page has such a variable. */
export const RUN = 'pwned=1';
/** An origin from which nothing may be loaded. */
export const PLACE = 'https://elsewhere.example';

const MARKUP = `<img src=x onerror=${RUN}>`;

/** What only a browser can show to be harmless: markup that runs, the name of a prototype, and what is too long. */
export const inputsForFields: readonly string[] = [
  `"><script>${RUN}</script>${MARKUP}`,
  '__proto__',
  'a'.repeat(100_000),
];

/** In an address also another protocol, and what cannot be decoded. */
export const inputsForAddresses: readonly string[] = [...inputsForFields, `javascript:${RUN}`, '%E0%A4%A'];

/** All: src/hostileInputs.test.ts gives them to every function that reads such texts. */
export const inputs: readonly string[] = [
  ...inputsForAddresses,
  `"><script>${RUN}</script>`,
  MARKUP,
  `' autofocus onfocus='${RUN}`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<base href=${PLACE}><meta http-equiv=refresh content="0;url=${PLACE}">`,
  `</style><style>@import '${PLACE}/x.css'</style>`,
  '//elsewhere.example/x',
  `</textarea></title></style><script>${RUN}</script>`,
  `<svg/onload=${RUN}>`,
  `<form action=${PLACE}><button formaction=javascript:${RUN}>x</button></form>`,
  `<math><mtext><table><mglyph><style><!--</style>${MARKUP}`,
  `[x](javascript:${RUN}) ![x](${PLACE}/image.png)`,
  '<a id=body name=head><form id=documentElement>',
  `java\tscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  '/\\elsewhere.example',
  `${MARKUP}\n`.repeat(500),
  `{{constructor.constructor('${RUN}')()}}`,
  '\0',
  'a\uD83Db\uDC00',
  `%3Cscript%3E${RUN}%3C/script%3E`,
  JSON.stringify({ok: false, code: 404, payload: MARKUP}),
  '../../etc/passwd',
  // Keys of prototypes.
  'constructor',
  '__proto__[polluted]',
  '{"ok": false, "__proto__": {"polluted": 1}, "payload": "x"}',
  // Templates, queries and formats.
  "'; DROP TABLE tenants; --",
  "$& $1 $` $'",
  '{0} {reason} %s%n',
  // Patterns, and texts that are too long.
  '(a+)+$',
  `${'(.*)*'.repeat(50)}x`,
  `${'a-'.repeat(2500)}!`,
  // Invisible characters, and halves of surrogate pairs.
  '\u001b[31mred\b\u007f',
  'x\r\nSet-Cookie: a=b',
  '\u202Egnp.exe\u2066\u200B',
  `a${'\u0301'.repeat(500)}`,
  // Broken or doubled percent signs.
  '%',
  '%FF',
  '%00',
  // JSON and numbers at their limits.
  '['.repeat(5000),
  '{"ok": false, "code": 1e999, "payload": null}',
  '9007199254740993',
  '1e999',
];

/** Replaces lone surrogates, which neither addresses nor JSON can contain. */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** A text as part of an address. What is already encoded stays, because the encoding itself is the attack. */
export const inAddress = (text: string): string =>
  text.startsWith('%') ? text : encodeURIComponent(wellFormed(text));

/** Shortened for the message of a failure. */
export function shortened(text: string): string {
  const json = JSON.stringify(text);
  return json.length > 60 ? `${json.slice(0, 60)}… (${text.length})` : json;
}

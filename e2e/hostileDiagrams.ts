/** What an attempt does when it runs: the page under test has no such variable. */
export const RUN = 'pwned=1';
/** A place that nothing may be loaded from. */
export const PLACE = 'https://elsewhere.example';
const IMAGE = `${PLACE}/image.png`;
const TAG = `<img src=${IMAGE} onerror=${RUN}>`;

export interface Attempt {
  what: string;
  source: string;
  /** In the drawing, which proves that the attempt got past the parser; "One" if missing. */
  words?: string;
  /** The error that the reader sees, where nothing is drawn. */
  error?: RegExp;
  /** The directives of the content policy that stop it, since Mermaid puts it in the page while it draws. */
  stopped?: string[];
}

const NO_DIAGRAM = /^Syntax error in text/;
const NO_IMAGE =
  /^Render error: The source image cannot be decoded\. Images from other places are not loaded\.$/;
const IMAGES_STOPPED = ['img-src'];

const label = (what: string, markup: string): Attempt => ({
  what,
  source: `flowchart LR\n  a["One ${markup} two"] --> b`,
});

/** Markup of HTML that runs or loads. */
const MARKUP: [string, string][] = [
  ['a script', `<script>${RUN}</script>`],
  ['an image with a handler', TAG],
  ['a set of images', `<picture><source srcset=${IMAGE}><img srcset='${IMAGE} 1x'></picture>`],
  ['a handler of a disclosure', `<details open ontoggle=${RUN}><summary>x</summary></details>`],
  ['a frame with a text', `<iframe srcdoc='<script>parent.${RUN}</script>'></iframe>`],
  ['a style sheet', `<style>@import '${PLACE}/x.css'; body { background: url(${IMAGE}) }</style>`],
  ['a new address', `<meta http-equiv=refresh content='0;url=${PLACE}'><base href=${PLACE}>`],
  ['a form', `<form action=${PLACE}><button formaction=javascript:${RUN}>send</button></form>`],
  ['a script as a link', `<a href='javascript:${RUN}'>link</a>`],
  ['a style in escapes', `<div style='background: \\75 rl(${IMAGE})'>x</div>`],
  ['markup that changes when it is read twice', `<noscript><p title='</noscript>${TAG}'></noscript>`],
  ['formulas around markup', `<math><mtext><table><mglyph><style><!--</style>${TAG}</table></mtext></math>`],
  ['an SVG that uses another', `<svg><use href='${PLACE}/x.svg#a' xlink:href='${PLACE}/x.svg#a'/></svg>`],
  ['an SVG whose link is moved', `<svg><a><set attributeName=href to=javascript:${RUN} />x</a></svg>`],
];

/** The same, in words that Mermaid turns into markup. */
const DISGUISED: [string, string][] = [
  ['entities', `#lt;img src=${IMAGE} onerror=${RUN}#gt;`],
  ['entities of entities', `&amp;lt;img src=${IMAGE} onerror=${RUN}&amp;gt;`],
  ['an image of Markdown', `\`![x](${IMAGE})\``],
  ['Markdown around markup', `\`**x** ${TAG}\``],
  ['a formula with a link', `$$\\href{javascript:${RUN}}{x}$$`],
];

/** Each kind that shows the words of its source. */
const KINDS: [string, string][] = [
  ['sequence, a message', `sequenceDiagram\n  A->>B: One ${TAG}`],
  [
    'sequence, a formula',
    `sequenceDiagram\n  participant A as One\n  A->>B: $$\\href{javascript:${RUN}}{x}$$ ${TAG}`,
  ],
  ['class', `classDiagram\n  class A["One ${TAG}"]\n  note for A "One ${TAG}"`],
  ['state', `stateDiagram-v2\n  state "One ${TAG}" as A\n  A --> B: ${TAG}`],
  ['entities', `erDiagram\n  A ||--o{ B : "One ${TAG}"\n  A["${TAG}"] {\n    string a "${TAG}"\n  }`],
  ['gantt', `gantt\n  title One ${TAG}\n  section ${TAG}\n  One ${TAG} :a, 2026-01-01, 3d`],
  ['pie', `pie title One ${TAG}\n  "${TAG}" : 1\n  "b" : 2`],
  ['mindmap', `mindmap\n  root["One ${TAG}"]\n    a("${TAG}")`],
  ['timeline', `timeline\n  title One ${TAG}\n  2026 : ${TAG}`],
  ['kanban', `kanban\n  todo\n    a["One ${TAG}"]`],
  ['sankey', `sankey\n"One ${TAG}",b,1`],
  ['architecture', `architecture-beta\n  service a(server)["One ${TAG}"]`],
  ['quadrant', `quadrantChart\n  title One ${TAG}\n  "${TAG}": [0.1, 0.2]`],
  ['requirement', `requirementDiagram\n  requirement a {\n    id: 1\n    text: "One ${TAG}"\n  }`],
  ['git graph', `gitGraph\n  commit id: "One ${TAG}" tag: "${TAG}"`],
  [
    'journey',
    `journey\n  title One ${TAG}\n  section <b onclick=${RUN}>x</b>\n    Read: 5: <b onclick=${RUN}>x</b>`,
  ],
  ['C4', `C4Context\n  Person(a, "One ${TAG}", "${TAG}")`],
  ['xy chart', `xychart-beta\n  title "One ${TAG}"\n  x-axis ["${TAG}", b]\n  bar [1, 2]`],
  ['block', `block-beta\n  a["One ${TAG}"]`],
  ['packet', `packet-beta\n  title One ${TAG}\n  0-7: "${TAG}"`],
  ['radar', `radar-beta\n  title One ${TAG}\n  axis a["${TAG}"], b, c\n  curve x["${TAG}"]{1, 2, 3}`],
  ['tree', `treeView-beta\n    "One ${TAG}"\n        "${TAG}"`],
  ['treemap', `treemap-beta\n"One ${TAG}"\n    "b": 1`],
];

/** How a link can be written. */
const LINKS: [string, string][] = [
  ['a script', `javascript:${RUN}`],
  ['a script around a tab', `java\tscript:${RUN}`],
  ['a script in entities', `javascript#colon;${RUN}`],
  ['a page', `data:text/html,<script>${RUN}</script>`],
];

const CALLS: Attempt[] = [
  {
    what: 'a call',
    source: 'flowchart LR\n  a[One] --> b\n  click a call pwn()\n  click b call pwn("x") "Tip"',
  },
  {what: 'a callback', source: `flowchart LR\n  a[One] --> b\n  click a pwn "${TAG}"`},
  {
    what: 'class, a call',
    source: 'classDiagram\n  class A["One"]\n  click A call pwn() "Tip"\n  callback A "pwn" "Tip"',
  },
  {what: 'class, a link', source: `classDiagram\n  class A["One"]\n  link A "javascript:${RUN}" "${TAG}"`},
  {
    what: 'state, a link',
    source: `stateDiagram-v2\n  state "One" as A\n  [*] --> A\n  click A href "javascript:${RUN}"`,
  },
  {what: 'gantt, a link', source: `gantt\n  One :a, 2026-01-01, 3d\n  click a href "javascript:${RUN}"`},
  {
    what: 'sequence, links of a participant',
    source: `sequenceDiagram\n  A->>B: One\n  link A: One @ javascript:${RUN}\n  links B: {"Two": "javascript:${RUN}"}`,
  },
  {
    what: 'kanban, an address for tickets',
    source: `---\nconfig:\n  kanban:\n    ticketBaseUrl: 'javascript:${RUN};//#TICKET#'\n---\nkanban\n  todo\n    a[One]@{ ticket: X }`,
  },
];

const IMAGES: Attempt[] = [
  {
    what: 'an image as a shape',
    source: `flowchart LR\n  a@{ img: "${IMAGE}", label: "One", w: 60, h: 60 }`,
    error: NO_IMAGE,
    stopped: IMAGES_STOPPED,
  },
  {
    what: 'an image with a script of its own',
    source: `flowchart LR\n  a@{ img: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9' onload='parent.${RUN}'><image href='${IMAGE}'/></svg>", label: "One" }`,
  },
  {
    what: 'sequence, a participant with an image',
    source: `sequenceDiagram\n  participant A as One\n  properties A: {"class": "x", "icon": "${IMAGE}", "onclick": "${RUN}"}\n  A->>A: x`,
    stopped: IMAGES_STOPPED,
  },
  {
    what: 'C4, a sprite by its name',
    source: `C4Context\n  System(b, "One", $sprite="${IMAGE}")`,
    error: /^Render error: /,
  },
  {
    what: 'an icon with markup',
    source: `flowchart LR\n  a@{ icon: "x:<img src=x onerror=${RUN}>", label: "One" }\n  b["fa:fa-x' onload=${RUN} y"]`,
  },
  {
    what: 'an icon in a mind map',
    source: `mindmap\n  root[One]\n    a\n    ::icon(fa fa-x" onload="${RUN})`,
  },
];

const STYLES: Attempt[] = [
  {
    what: 'a style of a node',
    source: `flowchart LR\n  a[One]\n  style a fill:url(${IMAGE})`,
    error: NO_DIAGRAM,
  },
  {
    what: 'a class that ends its sheet',
    source: `flowchart LR\n  a[One]:::x\n  classDef x fill:red}</style>${TAG}<style>`,
    error: NO_DIAGRAM,
  },
  {
    what: 'state, a class in escapes',
    source: `stateDiagram-v2\n  classDef x background-image:\\75\\72\\6c (${IMAGE})\n  [*] --> One:::x`,
    stopped: IMAGES_STOPPED,
  },
  {
    what: 'state, a class that ends its rule',
    source: `stateDiagram-v2\n  classDef x fill:red} * {background:url(${IMAGE})} @import '${PLACE}/x.css'\n  [*] --> One:::x`,
  },
  {
    what: 'class, a style',
    source: `classDiagram\n  class A["One"]\n  style A fill:url(${IMAGE})`,
    stopped: IMAGES_STOPPED,
  },
  {
    what: 'C4, colours',
    source: `C4Context\n  Person(a, "One")\n  UpdateElementStyle(a, $bgColor="url(${IMAGE})", $fontColor="red", $borderColor="red")`,
  },
  {
    what: 'sequence, a box',
    source: `sequenceDiagram\n  box url(${IMAGE}) One\n  participant A\n  end\n  A->>A: x\n  rect url(${IMAGE})\n  A->>A: y\n  end`,
  },
];

const init = (what: string, config: string, rest?: string): Attempt[] => [
  {
    what: `${what}, in a directive`,
    source: `%%{init: ${config}}%%\n${rest ?? `flowchart LR\n  a["One ${TAG}"] --> b`}`,
  },
  {
    what: `${what}, in front matter`,
    source: `---\nconfig: ${config}\n---\n${rest ?? `flowchart LR\n  a["One ${TAG}"] --> b`}`,
  },
];

const call = `flowchart LR\n  a["One ${TAG}"] --> b\n  click a call alert(1)\n  click b href "javascript:${RUN}"`;

const OPTIONS: Attempt[] = [
  ...init('the loose level', '{"securityLevel": "loose"}', call),
  ...init('nothing is secure', '{"secure": [], "securityLevel": "loose"}', call),
  {
    what: 'two directives, one for the other',
    source: `%%{init: {"secure": []}}%%\n%%{init: {"securityLevel": "loose"}}%%\n%%{initialize: {"securityLevel": "loose"}}%%\n${call}`,
  },
  ...init(
    'what cleans labels',
    '{"dompurifyConfig": {"ADD_TAGS": ["img", "script", "iframe"], "ADD_ATTR": ["src", "onerror"], "FORBID_TAGS": [], "FORBID_ATTR": []}}',
  ),
  ...init('a style sheet', `{"themeCSS": "@import '${PLACE}/x.css'; * { background: url(${IMAGE}) }"}`),
  ...init(
    'colours',
    `{"theme": "base", "themeVariables": {"primaryColor": "url(${IMAGE})", "lineColor": "red; } * { background: url(${IMAGE})", "fontFamily": "x; background: url(${IMAGE})"}}`,
  ),
  ...init(
    'a font',
    `{"fontFamily": "x; } @font-face { font-family: y; src: url(${PLACE}/x.woff) } * { font-family: y", "altFontFamily": "url(${IMAGE})"}`,
  ),
  ...init(
    'colours of a kind',
    `{"journey": {"sectionFills": ["url(${IMAGE})"], "actorColours": ["url(${IMAGE})"], "titleColor": "url(${IMAGE})", "taskFontFamily": "x; background: url(${IMAGE})"}}`,
    'journey\n  title One\n  section One\n    Read: 5: Me',
  ),
  ...init(
    'a branch',
    `{"gitGraph": {"mainBranchName": "<img src=x onerror=${RUN}>"}}`,
    'gitGraph\n  commit id: "One"',
  ),
  ...init('a prototype', '{"__proto__": {"polluted": 1}, "flowchart": {"__proto__": {"polluted": 1}}}'),
  {
    what: 'a prototype beside the configuration',
    source:
      '---\n__proto__:\n  polluted: 1\nconstructor:\n  prototype:\n    polluted: 1\n---\nflowchart LR\n  a[One]',
  },
  {
    what: 'names of the language as nodes',
    source:
      'flowchart LR\n  __proto__[One] --> constructor --> toString\n  style __proto__ fill:red\n  classDef __proto__ fill:red',
    error: /^Render error: /,
  },
];

const NAMES: Attempt[] = [
  {
    what: 'a name with markup',
    source: `flowchart LR\n  accTitle: One "'>${TAG}<script>${RUN}</script>\n  accDescr: Two ${TAG}\n  a[One]`,
  },
  {
    what: 'a name in a comment',
    source: `mindmap\n  %% accTitle: One "'>${TAG}\n  %% accDescr: Two ${TAG}\n  One`,
  },
  {
    what: 'names of the page',
    source:
      "flowchart LR\n  a[\"<form id='body' name='head'><b id='cy' name='documentElement'>One</b></form>\"]",
  },
  {
    what: 'a label over the whole page',
    source:
      'flowchart LR\n  a["<div style=\'position: fixed; inset: 0; z-index: 9999; visibility: visible; background: red\'>One</div>"]',
  },
];

const DEEP: Attempt[] = [
  {
    what: 'a thousand elements in one another',
    source: `flowchart LR\n  a["One ${'<b>'.repeat(1000)}x${'</b>'.repeat(1000)}"]`,
  },
  {
    what: 'a hundred groups in one another',
    source: `flowchart LR\n${Array.from({length: 100}, (_, index) => `subgraph s${index}\n`).join('')}a[One]\n${'end\n'.repeat(100)}`,
  },
];

export const attempts: Readonly<Record<string, readonly Attempt[]>> = {
  'markup in a label': [...MARKUP, ...DISGUISED].map(([what, markup]) => label(what, markup)),
  'markup in every kind': KINDS.map(([what, source]) => ({what, source})),
  'links and calls': [
    ...LINKS.map(([what, link]) => ({
      what: `a link, ${what}`,
      source: `flowchart LR\n  a[One] --> b\n  click a href "${link}"`,
    })),
    ...CALLS,
  ],
  'images, icons and styles': [...IMAGES, ...STYLES],
  options: OPTIONS,
  'names and depth': [...NAMES, ...DEEP],
};

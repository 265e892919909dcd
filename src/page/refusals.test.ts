import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {refuse, refusedModules, refusedSettings} from './refusals';
import plainPage from './remark';

const BASE = {
  baseUrl: '/',
  i18n: {locales: ['en']},
  clientModules: [],
  storage: {namespace: 'rift'},
  trailingSlash: false,
  scripts: ['/own.js', {src: '/other.js', defer: true}],
  stylesheets: [{href: '/own.css', media: 'print'}],
  presets: [['classic', {docs: {}, blog: {}}]],
  themeConfig: {navbar: {items: [{label: 'A', to: '/a'}]}, footer: {}, docs: {sidebar: {}}},
};

const refusedWith = (changes: object) =>
  refusedSettings({...BASE, ...changes} as unknown as DocusaurusConfig);

test('settings that work are accepted, and each that would do nothing is refused with the remedy', () => {
  expect(refusedWith({})).toEqual([]);
  for (const [changes, message] of [
    [{baseUrl: '/rift/'}, /^baseUrl is "\/rift\/", .* root of a host/],
    [{i18n: {locales: ['en', 'fr']}}, /^i18n\.locales /],
    [{clientModules: ['./a.ts']}, /src\/page\/client\.ts$/],
    [{themeConfig: {navbar: {hideOnScroll: true}}}, /^navbar\.hideOnScroll /],
    [
      {themeConfig: {navbar: {items: [{type: 'docsVersionDropdown'}]}}},
      /^navbar\.items: "docsVersionDropdown" /,
    ],
    [{themeConfig: {navbar: {items: [{type: 'search'}]}}}, /^navbar\.items: "search" .* in the bar anyway$/],
    [{themeConfig: {navbar: {items: [{label: 'More', items: []}]}}}, /^navbar\.items: "More" /],
    [{themeConfig: {footer: {links: [{}]}}}, /config\/navigation\.ts$/],
    [{themeConfig: {navbar: {logo: {src: 'a.svg'}}}}, /^navbar\.logo /],
    [{themeConfig: {navbar: {style: 'dark'}}}, /^navbar\.style /],
    [{trailingSlash: true}, /^trailingSlash /],
    [{storage: {}}, /^storage\.namespace /],
    [{themeConfig: {docs: {sidebar: {hideable: true}}}}, /^docs\.sidebar\.hideable /],
    [
      {themeConfig: {docs: {sidebar: {autoCollapseCategories: true}}}},
      /^docs\.sidebar\.autoCollapseCategories /,
    ],
    [{scripts: [{src: 'https://cdn.example/a.js'}]}, /^https:\/\/cdn\.example\/a\.js is of another host/],
    [{stylesheets: ['//cdn.example/a.css']}, /static\/$/],
    [{presets: [['classic', {docs: {editUrl: 'https://example.com'}}]]}, /^docs\.editUrl /],
  ] as const) {
    const [found, ...others] = refusedWith(changes);
    expect(found).toMatch(message);
    expect(others).toEqual([]);
  }
});

test('client modules of other plugins are refused', () => {
  const list = [
    '/site/node_modules/infima/a.css',
    '/site/src/page/development.ts',
    '/site/plugins/clicks.js',
  ];
  const source = `export default [\n${list.map((file) => `  require("${file}"),\n`).join('')}];`;
  const found = refusedModules(source, '/site');
  expect(found).toEqual([
    expect.stringMatching(/^plugins.clicks\.js, a client module of a plugin, never runs/),
  ]);
  expect(() => refuse(found)).toThrow(/^docusaurus\.config\.ts: plugins/);
  expect(() => refuse([])).not.toThrow();
});

const parser = unified().use(remarkParse).use(remarkMdx);

const build = (text: string) => () =>
  plainPage()(parser.parse(text), {cwd: '/site', path: '/site/docs/page.md'});

test('what ends up as plain HTML is accepted: data, Markdown, parts of the theme, islands, components without state', () => {
  expect(
    build(`import Tabs from '@theme/Tabs';
import data from './_data/errors.json';
import Shared from './_shared.md';
import Island from '@site/src/shared/Island';
import Draft from '@site/src/Draft';

export const Red = ({children}) => <b style={{color: 'red'}}>{children}</b>;

<Tabs groupId="a">

<Red>at **$5**</Red>, which is $uid of \`$$\` and \`\\$x^2$\`

</Tabs>

<Shared />

<DataTable name="errors" data={data} />

[A page](./a.b.md#one), [a file](/list.pdf), <img src={require('./a.png').default} /> and [v1.0](https://example.com/a.pdf)

<Island component={Draft} />

\`\`\`jsx title="live.jsx"
<button onClick={() => useState()} />
\`\`\`
`),
  ).not.toThrow();
});

const dead: [string, string, RegExp][] = [
  [
    'a component',
    `Text\n\nimport Chart from '@site/src/Chart';\n\n<Chart />`,
    /^docs\/page\.md:5: <Chart> comes from @site/,
  ],
  [
    'one inside a tab',
    `import {A} from 'a-package';\n\n<Tabs><TabItem value="a"><A.B /></TabItem></Tabs>`,
    /:3: <A\.B> comes from a-package/,
  ],
  ['a listener', 'Press <b onClick={() => alert(1)}>here</b>', /:1: onClick of <b> is never called/],
  [
    'state in the page',
    `import {useState} from 'react';\n\nexport const A = () => useState(0)[0];\n\n<A />`,
    /:1: .* has state|:3: .* has state/,
  ],
  ['live code', '```jsx live\n1\n```', /:1: .*leave "live" out/],
  ['a formula', 'Text\n\n$$\n\\frac{a}{b}\n$$', /:3: .*MathML/],
  ['a file beside the page', 'See [the list](./list.pdf).', /:1: no file but pictures .*static\//],
  [
    'a file that is asked for',
    `<a href={require('./list.docx').default}>List</a>`,
    /:1: no file but pictures/,
  ],
  ['a fenced formula', '```math\na\n```', /:1: .*MathML/],
];
test('what would be dead in plain HTML stops the build at its line, and the remedy is said', () => {
  for (const [what, text, message] of dead) expect(build(text), what).toThrow(message);
});

const ROOT = path.join(__dirname, '../..');

/** A hook or component that only the browser runs, or a React listener, except one that only an island asks for. */
const NEEDS_CLIENT =
  /<BrowserOnly\b|\buse(?:IsBrowser|ColorMode|State|Reducer|Effect|LayoutEffect|SyncExternalStore)\(|\son[A-Z]\w*=\{(?!\w+ && )/;

/** The file of this site that an import leads to. */
function resolve(from: string, name: string): string | undefined {
  const target = name.startsWith('@site/')
    ? path.join(ROOT, name.slice('@site/'.length))
    : name.startsWith('.')
      ? path.join(path.dirname(from), name)
      : '';
  return ['.tsx', '.ts', '/index.tsx'].map((ending) => target + ending).find((file) => existsSync(file));
}

const importsIn = (file: string, pattern: RegExp) =>
  Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([, name = '']) => resolve(file, name)).filter(
    (found) => found !== undefined,
  );

const filesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.join(ROOT, folder, name));

test('only islands need React in the browser', () => {
  const list = path.join(__dirname, 'hydrate.tsx');
  const islands = new Set(importsIn(list, /import\('([^']+)'\)/g));
  const names = readFileSync(list, 'utf8').match(/^ {2}\w+: \(\) => import/gm) ?? [];
  expect(names.length).toBeGreaterThan(1);
  expect(islands.size, 'each island is a component of this site').toBe(names.length);
  const seen = new Set<string>();
  const look = (file: string) => {
    if (seen.has(file) || islands.has(file)) return;
    seen.add(file);
    importsIn(file, /^(?:import|export) (?!type )[^;]*? from '([^']+)';/gm).forEach(look);
  };
  ['src/theme', 'src/pages'].flatMap(filesIn).forEach(look);
  expect(seen.size).toBeGreaterThan(50);
  const found = [...seen].filter((file) => NEEDS_CLIENT.test(readFileSync(file, 'utf8')));
  expect(found.map((file) => path.relative(ROOT, file))).toEqual([]);
});

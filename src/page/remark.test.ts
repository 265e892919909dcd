import {expect, test} from '@playwright/test';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import plainPage from './remark';

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

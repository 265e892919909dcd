import {expect, test} from '@playwright/test';
import {readArticle} from './article';
import {toMarkdown} from './markdown';

const ADDRESS = 'https://rift.example/docs/v1/modules/cache';

const pageOf = (body: string) => `<!doctype html><html><head><title>Cache | Rift</title>
  <meta name="description" content="Keep what is slow &amp; dear."></head><body><nav>Elsewhere</nav><article>
  <nav><ul><li class="breadcrumbs__item"><a href="/"></a></li><li class="breadcrumbs__item">Modules</li>
  <li class="breadcrumbs__item">Cache</li></ul></nav>
  <div class="theme-doc-markdown markdown"><header><h1>Cache</h1></header>${body}</div><footer>Edit</footer></article></body></html>`;

const read = (body: string) => readArticle(pageOf(body), new URL(ADDRESS));

/** The text below the heading, the description and the address. */
async function textOf(body: string): Promise<string> {
  const text = await toMarkdown(read(body), {address: ADDRESS, version: 'v1'});
  const head = `# Cache\n\n> Keep what is slow & dear.\n\nVersion v1 of these docs: <${ADDRESS}>\n\n`;
  expect(text.slice(0, head.length)).toBe(head);
  return text.slice(head.length).trimEnd();
}

const table = (head: string, ...cells: string[]) =>
  `<table><thead><tr><th>${head}</th></tr></thead><tbody>${cells
    .map((cell) => `<tr><td>${cell}</td></tr>`)
    .join('')}</tbody></table>`;

test('a page has a title, a description and its groups; one that is not of the docs is refused', () => {
  expect(read('<p>Text</p>')).toMatchObject({
    title: 'Cache',
    description: 'Keep what is slow & dear.',
    trail: ['Modules'],
  });
  const bare = pageOf('').replace('theme-doc-markdown', 'other');
  expect(() => readArticle(bare, new URL(ADDRESS))).toThrow('the page has no text');
  expect(() => readArticle('<html></html>', new URL(ADDRESS))).toThrow('the page has no article');
});

test('of what is beside the title, only the status is text', async () => {
  const status = '<p data-page-status=""><svg></svg>Works in 1.0.0: <a href="/docs/v1/x#a">get()</a>.</p>';
  const html = pageOf('<p>Text</p>').replace(
    '</h1>',
    `</h1>${status}<div><a href="#b">On this page</a></div>`,
  );
  const text = await toMarkdown(readArticle(html, new URL(ADDRESS)), {address: ADDRESS, version: 'v1'});
  expect(text).toMatch(
    /\n\nWorks in 1\.0\.0: \[get\(\)\]\(https:\/\/rift\.example\/docs\/v1\/x#a\)\.\n\nText\n$/,
  );
  expect(text).not.toContain('On this page');
});

const line = (text: string, more = '') => `<div class="token-line ${more}"><span>${text}</span><br></div>`;

const block = (bar: string, ...lines: string[]) =>
  `<div class="theme-code-block language-php">${bar && `<div class="codeBlockTitle">${bar}</div>`}<pre><code>${lines.join('')}</code></pre><button>Copy</button></div>`;

test('code keeps its title, unless it is the name of the language', async () => {
  for (const title of ['src/A.php', 'Response', 'Response, user 7', '$schema'])
    expect(await textOf(block(title, line('$a'))), title).toBe(`**${title}**\n\n\`\`\`php\n$a\n\`\`\``);
  for (const bar of ['PHP', '']) expect(await textOf(block(bar, line('$a'))), bar).toBe('```php\n$a\n```');
});

test('highlighted lines are named, after the title if there is one', async () => {
  const HIGHLIGHTED = 'theme-code-block-highlighted-line';
  const lines = (...highlighted: number[]) =>
    [1, 2, 3, 4, 5, 6].map((number) => line('$a', highlighted.includes(number) ? HIGHLIGHTED : ''));
  const head = async (...args: Parameters<typeof block>) =>
    (await textOf(block(...args))).split('\n\n```')[0];
  expect(await head('A.php', ...lines(2, 3, 4))).toBe('**A.php** (lines 2–4 highlighted)');
  expect(await head('A.php', ...lines(1, 3, 5, 6))).toBe('**A.php** (lines 1, 3, 5–6 highlighted)');
  expect(await head('PHP', ...lines(6))).toBe('(line 6 highlighted)');
});

test('a diagram is its name and its source', async () => {
  expect(
    await textOf(
      '<div role="group" aria-label="Diagram: A path"><button>Draw</button><pre>flowchart TD\n    %% a note\n    a --&gt; b\n</pre></div>',
    ),
  ).toBe('**Diagram: A path**\n\n```mermaid\nflowchart TD\n    %% a note\n    a --> b\n```');
});

test('a recorded run is a list of its cases, each with its own outcome, without the shared code', async () => {
  const option = (id: string) => `<label><input type="radio" value="${id}"><span>Case ${id}</span></label>`;
  const step = '<p data-case="a"><strong>then</strong> <b>ran</b></p><p data-case="b c">skipped</p>';
  const code = '<pre data-code="" data-case="a"><code>-&gt;then()</code></pre>';
  const printed = '<pre data-case="a b">{"ok": true}</pre><pre data-case="c">Fatal error</pre>';
  const stage = `<div><ol><li>${step}${code}</li></ol><p>Printed</p>${printed}</div>`;
  const run = `<figure id="x" aria-label="A run" data-run=""><style>a{}</style><fieldset><legend>Case</legend>${option('a')}${option('c')}</fieldset>${stage}<figcaption>Recorded on 1.0.0</figcaption></figure>`;
  expect((await textOf(run)).split('\n').filter(Boolean)).toEqual([
    '**A run**',
    '**Case a**',
    '1. **then** **ran**',
    'Printed',
    ...['```json', '{"ok": true}', '```'],
    '**Case c**',
    '1. skipped',
    'Printed',
    ...['```text', 'Fatal error', '```'],
    'Recorded on 1.0.0',
  ]);
});

test('a note is a quotation that opens with its heading; a disclosure is its summary in bold, and its text', async () => {
  expect(
    await textOf(
      `<div class="theme-admonition"><div class="admonitionHeading"><svg></svg>In version 1.0.0</div>
       <div class="admonitionContent"><p>One.</p><ul><li>Two</li></ul></div></div>
       <details><summary>More</summary><div><p>Text</p></div></details>`,
    ),
  ).toBe('> **In version 1.0.0**\n>\n> One.\n>\n> - Two\n\n**More**\n\nText');
});

test('a cell of a table is one line, whatever is in it, and has no controls', async () => {
  const cell = '<div><code>a</code></div><ul><li>One.</li><li>Two</li></ul><p>x<br>y</p>';
  expect(await textOf(table('Key', cell, ''))).toBe('| Key |\n| --- |\n| `a` · One. · Two · x y |\n|  |');
  const link = '<a href="#k-1" aria-label="Link to K-1">#</a>K-1<wbr>x';
  const sorted = table('<button>Code<svg></svg></button>', link);
  expect(await textOf(sorted)).toBe('| Code |\n| --- |\n| K-1x |');
});

test('only what would be misread is escaped', async () => {
  expect(await textOf('<p>?hours=6&amp;rate=80 &amp;amp; a_b 2*3 App\\Use \\&amp; &lt;b></p>')).toBe(
    '?hours=6&rate=80 \\&amp; a_b 2\\*3 App\\Use \\\\& \\<b>',
  );
});

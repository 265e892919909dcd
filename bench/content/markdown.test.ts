import {expect, test} from '@playwright/test';
import {parsePage, readableText, writeBody} from './markdown';

const BASE = 'https://docs.example.org/docs/v1';

const markdown = `# Routes: \`{id}\`

> What a route is.

Version v1 of these docs: <${BASE}/routes>

A path such as /users/{id} holds \\<names>. See [results](${BASE}/results#codes), [the list](${BASE}/llms.txt) and
[PHP](https://www.php.net/).

| Sign | Code |
| --- | --- |
| {a} | \`{b} \\| <c>\` |

\`\`\`php
echo '{<}';
\`\`\`

\`\`\`mermaid
flowchart LR
  a --> b
\`\`\`
`;

const page = parsePage('routes', markdown);
const addresses = {
  base: BASE,
  paths: new Set(['routes', 'results']),
  toAddress: (path: string) => `/docs/${path}/`,
};

test('title and description are apart from the text', () => {
  expect(page.title).toBe('Routes: {id}');
  expect(page.description).toBe('What a route is.');
  expect(writeBody(page, addresses)).not.toContain('Version v1');
});

test('a file that does not begin as pages do is refused, and so is one with HTML', () => {
  expect(() => parsePage('lost', '# Alone')).toThrow('lost');
  expect(() => parsePage('routes', `${markdown}\n<b>bold</b>`)).toThrow('routes has HTML: <b>');
});

test('links lead to the pages of the peer, and others stay', () => {
  const body = writeBody(page, addresses);
  expect(body).toContain('](/docs/results/#codes)');
  expect(body).toContain(`](${BASE}/llms.txt)`);
  expect(body).toContain('](https://www.php.net/)');
});

test('signs of markup are references in text, and themselves in code', () => {
  const body = writeBody(page, addresses);
  expect(body).toContain('/users/&#123;id&#125; holds &lt;names>');
  expect(body).toContain('| &#123;a&#125; | `{b} \\| <c>` |');
  expect(body).toContain("```php\necho '{<}';\n```");
  expect(body).toContain('```mermaid\nflowchart LR\n  a --> b\n```');
});

test('writing a page for one peer leaves it as it is for the next', () => {
  const first = writeBody(page, addresses);
  writeBody(page, {...addresses, toAddress: (path) => `/elsewhere/${path}`});
  expect(writeBody(page, addresses)).toBe(first);
});

test('the words of a page are those that are read: no sources of diagrams', () => {
  const text = readableText(page);
  for (const word of ['Routes', '{id}', '<names>', 'results', '{b} | <c>', "echo '{<}'"])
    expect(text).toContain(word);
  expect(text).not.toContain('flowchart');
});

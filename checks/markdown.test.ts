import {expect, test} from '@playwright/test';
import {markdown} from './markdown';
import {DATA, inLines, pageOf, written} from './lib/fixtures';

test('Markdown that is not well formed is found at its line, with the page of the rule', async () => {
  const cases: [body: string, line: number, rule: string][] = [
    ['One.  \nTwo.', 6, 'md009'],
    ['One.\n\n\nTwo.', 8, 'md012'],
    ['See https://example.org.', 6, 'md034'],
    ['- a\n\nText.\n\n* b', 10, 'md004'],
    ['| a | b |\n|---|---|\n| 1 |', 8, 'md056'],
    ['One.\n```json\n1\n```', 7, 'md031'],
    ['[here](./a.md)', 6, 'md059'],
    ['A _word_.', 6, 'md049'],
    ['# Title', 6, 'md025'],
    ['## A\n\n#### B', 8, 'md001'],
    ['## A\n\n## A', 8, 'md024'],
    ['```\nx\n```', 6, 'md040'],
    ['Text.\n\n{/* A comment. */}\n\n{/* Another. */}', 0, ''],
  ];
  const pages = cases.map(([body], index) => {
    const page = pageOf(body);
    return {...page, file: written(`${index}.md`, page.source)};
  });
  const problems = await markdown(pages, DATA);
  for (const [index, [body, line, rule]] of cases.entries()) {
    const found = inLines(problems.filter(({file}) => file === pages[index]?.file));
    if (rule === '') expect(found, body).toEqual([]);
    else expect(found[0], body).toMatch(new RegExp(`^${line}: .*doc/${rule}\\.md$`));
  }
});

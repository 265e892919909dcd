import {expect, test} from '@playwright/test';
import {diagrams} from './diagrams';
import {block, messagesOf} from './lib/fixtures';

const chart = (...lines: string[]) =>
  block('mermaid', ['flowchart LR', 'accTitle: A', 'accDescr: B', ...lines]);

test('what is wrong with a diagram is found at its line', () => {
  const cases: [string, unknown][] = [
    [
      '- A list:\n\n  ```mermaid\n  pie\n    accTitle: A\n    accDescr: B\n    "array<string, int>" : 1\n  ```',
      '12: in the diagram: The text from "<string" on is not drawn as it is written: write #lt; for < and #gt; for >',
    ],
    [
      block('mermaid', ['flowchart LR', 'accDescr: B', 'A --> B']),
      '6: the diagram has no name: say in accTitle what the diagram shows',
    ],
    [
      block('mermaid', ['pie', 'accTitle: A', '"a" : 1']),
      '6: the diagram has no description: say in accDescr what a reader takes from it',
    ],
    [
      chart('A --> B', 'style A fill:#fff'),
      '11: the diagram has colours of its own: style A fill:#fff; leave the line out, and mark tracks with :::success and :::failure',
    ],
  ];
  for (const [text, found] of cases) expect(messagesOf(diagrams, text), text.slice(0, 80)).toEqual([found]);
});

import {expect, test} from '@playwright/test';
import type {Step} from '../CodeShowcase/example';
import {highlight} from './highlight';
import {linkExample} from './link';

test('words carry their role in the palette, plain ones nothing, and HTML is escaped', () => {
  expect(highlight("<?php\n$a = fn () => 'x' < 1; // no <b>", 'php')).toEqual([
    '<span class="keyword">&lt;?php</span>',
    expect.stringMatching(
      /^\$a .*<span class="keyword">fn<\/span>.*<span class="string">'x'<\/span>.*<span class="comment">\/\/ no &lt;b&gt;<\/span>$/,
    ),
  ]);
  expect(highlight('{"ok": true}', 'json').join('')).toContain('<span class="value">true</span>');
});

test('a line break inside a token ends the line and not the role', () => {
  expect(highlight('<?php\n/* a\nb */', 'php').slice(1)).toEqual([
    '<span class="comment">/* a</span>',
    '<span class="comment">b */</span>',
  ]);
});

const steps: readonly Step[] = [
  {label: 'one', outcome: 'passed', source: [{from: 'one', to: 'two'}], timer: 'a.one', message: 'ask'},
];

const response = JSON.stringify(
  {
    _meta: {
      metrics: {
        stopwatch: {
          timings: {
            'a.total': {duration_ms: 5, duration_human: '5ms', memory_human: '2 MB'},
            'a.one': {duration_ms: 3, duration_human: '3ms', memory_human: '2 MB'},
          },
        },
      },
    },
  },
  null,
  2,
);

test('lines of one step stand together, and every line keeps its break', () => {
  const files = {
    source: '<?php\n\none();\ntwo();\n\nrest();\n',
    response,
    structure: 'A->>B: ask\nB->>A: tell',
  };
  const {source, messages, timings} = linkExample(steps, files);
  expect(source.map(({step, html}) => [step, html.split('\n').length - 1])).toEqual([
    [undefined, 2],
    [0, 2],
    [undefined, 2],
  ]);
  expect(messages).toEqual([0, null]);
  expect(timings).toEqual([
    {name: 'a.total', durationMs: 5, duration: '5ms', memory: '2 MB'},
    {name: 'a.one', step: 0, durationMs: 3, duration: '3ms', memory: '2 MB'},
  ]);
});

test('a response without a stopwatch has no timings', () => {
  const files = {source: 'one two', response: '{"_meta": {"metrics": []}}', structure: 'A->>B: ask'};
  expect(linkExample([{...steps[0], timer: undefined} as Step], files).timings).toEqual([]);
});

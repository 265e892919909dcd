import {expect, test} from '@playwright/test';
import errors from '@site/docs/_data/errors.json';
import {presets} from './presets';
import type {Row} from './rows';
import {describeWalk} from './stops';
import {diagramText, walkDiagram} from './walkDiagram';
import type {WalkState} from './walkState';

const START = presets[0].state;
const rows = errors as readonly Row[];

const sourceOf = (state: WalkState) => walkDiagram(describeWalk(state, {uid: 'ab12', rows}), state.method);
const linesOf = (name: string) =>
  sourceOf(presets.find((one) => one.name === name)?.state ?? START)
    .split('\n')
    .map((line) => line.trim());

test('a walk to the end is asked and answered at every stop', () => {
  expect(sourceOf(START)).toBe(`---
config:
  sequence:
    actorMargin: 16
    width: 110
---
sequenceDiagram
    accTitle: The path of this request
    accDescr: The entry point sends the request to the router, which looks for a route and finds one. CheckAuth lets the request pass. CheckPlanRights lets the request pass. ListInvoices is called. The response is a success with code 200.
    participant E as Entry point
    participant R as Router
    participant M1 as CheckAuth
    participant M2 as CheckPlanRights
    participant H as ListInvoices
    E->>R: GET<br/>/clients/77aa-01be-9f0c<br/>/invoices
    R->>R: look for a route, found
    R->>M1: execute(request)
    M1-->>R: success
    R->>M2: execute(request)
    M2-->>R: success
    R->>H: execute(request)
    H-->>R: ResultType 200
    R-->>E: ResultType 200`);
});

test('a walk that ends early says what was not reached', () => {
  const lines = linesOf('no-token');
  expect(lines.slice(-5)).toEqual([
    'R->>R: look for a route, found',
    'R->>M1: execute(request)',
    'M1-->>R: error result 401',
    'Note over M2,H: not reached',
    'R-->>E: error result 401',
  ]);
  expect(linesOf('not-found').slice(-3)).toEqual([
    'E->>R: GET<br/>/plans/12/prices',
    'R->>R: look for a route, not found',
    'R-->>E: error result 404',
  ]);
});

test('what is thrown ends with a cross', () => {
  const thrown = sourceOf({...START, CheckPlanRights: 'throws'});
  expect(thrown).toContain(
    'M2--xR: throws\n    Note over H: not reached\n    R--xE: Exception\n    E->>E: error result 500',
  );
  const data = sourceOf({...START, CheckAuth: 'data'});
  expect(data).toContain('M1-->>R: not a request\n    Note over M2,H: not reached\n    R--xE: TypeError');
  expect(linesOf('throws')).toContain('H-->>R: error result 500');
});

test('no text of a reader is read by Mermaid', () => {
  const known = /^[\p{L}\p{M}\p{N} /_.-]|^#\d+;|^<br\/>/u;
  for (const hostile of [
    '/x;end\n<script>pwned=1</script>',
    '%%{init: {"theme": "forest"}}%%',
    '---\nconfig:\n  look: handDrawn\n---',
    '/x\r\nparticipant X',
    '/#quot;#35;&lt;b&gt;',
    '/`$$x$$`"\'\\{}',
    ': wrap: /x',
    '/x\u2028end\u2029loop',
    '/\ud800\u202e\u0000',
  ]) {
    let rest = diagramText(hostile);
    while (rest !== '') {
      expect(rest, hostile).toMatch(known);
      rest = rest.replace(known, '');
    }
    const source = sourceOf({...START, target: hostile});
    expect(source.split('\n').length, hostile).toBe(
      sourceOf({...START, target: '/nowhere'}).split('\n').length,
    );
  }
  expect(diagramText('/a\u0000\u202e\u2028b')).toBe('/a b');
  expect(diagramText('/a?b=<c>;')).toBe('/a#63;b#61;#60;c#62;#59;');
});

test('a long path is broken into lines, and cut between two signs', () => {
  expect(diagramText('/clients/77aa-01be-9f0c/invoices')).toBe('/clients/77aa-01be-9f0c<br/>/invoices');
  expect(diagramText('a'.repeat(25))).toBe(`${'a'.repeat(24)}<br/>a`);
  const waves = '#128075;'.repeat(24);
  expect(diagramText('👋'.repeat(72))).toBe([waves, waves, waves].join('<br/>'));
  expect(diagramText('👋'.repeat(73))).toBe([waves, waves, `${'#128075;'.repeat(23)}#8230;`].join('<br/>'));
});

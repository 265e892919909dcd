import {expect, test} from '@playwright/test';
import {JSDOM} from 'jsdom';
import {problemAddress} from '@site/config/repository';
import errors from '@site/docs/_data/errors.json';
import {inAddress, inputs, shortened} from '@site/e2e/hostileInputs';
import {pageFinder} from './tables/DataTable/pageFinder';
import {filterRows, queryOf, viewIn} from './tables/DataTable/table';
import {createEngine} from './search/engine';
import {RECENT_KEY, recentPages} from './search/recentPages';
import {idOf} from './shared/fragment';
import {LONGEST_PASTED, messageIn, plain} from './shared/message';

const {localStorage} = new JSDOM('', {url: 'https://rift.example'}).window;

const entry = {page: 0, anchor: '', heading: 'Introduction', kind: 'page'} as const;
const engine = createEngine({
  pages: [{path: '/introduction', title: 'Introduction', trail: []}],
  entries: [entry, {...entry, anchor: 'path', heading: 'Path not found', kind: 'row'}],
});

/** Throws, or fails an expectation, if a text does harm. */
type Reader = (text: string) => void;

/** Every function that receives a visitor's text before anything else has checked it. */
const readers: Readonly<Record<string, Reader>> = {
  'a fragment'(text) {
    const id = idOf(`#${inAddress(text)}`);
    expect(id === undefined || typeof id === 'string').toBe(true);
  },
  'a report of a problem'(text) {
    const {origin, pathname, searchParams} = new URL(
      problemAddress({title: text, page: text, heading: text}),
    );
    expect(origin + pathname).toMatch(/^https:\/\/github\.com\/[\w-]+\/[\w-]+\/issues\/new$/);
    const known = ['template', 'title', 'page', 'heading'];
    expect([...searchParams.keys()].filter((key) => !known.includes(key))).toEqual([]);
  },
  'the search'(text) {
    expect(engine.search(text).hits.every((hit) => hit.entry < 2)).toBe(true);
  },
  'the filter of a table'(text) {
    const columns = [{label: 'Message', share: 1, key: ({message}: {message: string}) => message}];
    const filter = {query: text, values: {[text]: text, Code: text}};
    const found = filterRows(errors, {columns, facets: []}, filter, pageFinder({}, ''));
    expect(found.every((row) => errors.includes(row))).toBe(true);
  },
  'a message'(text) {
    expect(typeof messageIn(text)).toBe('string');
    const pasted = JSON.stringify({payload: text});
    if (pasted.length <= LONGEST_PASTED) expect(messageIn(pasted) || plain(text)).toBe(plain(text));
  },
  'the view of a table, in the address'(text) {
    const table = {rows: 'messages', facets: [{label: 'Kind', of: () => ''}]};
    const {filter, sorting} = viewIn(`?${text}&messages.sort=${inAddress(text)}`, table);
    expect(typeof filter.query + typeof filter.values.Kind).toBe('stringstring');
    expect(queryOf('', table, {filter: {query: '', values: {}}, sorting})).not.toMatch(/[<>"\s]/);
  },
  'pages read last, in the storage'(text) {
    localStorage.setItem(RECENT_KEY, text);
    Object.assign(globalThis, {localStorage});
    expect(recentPages().every((one) => typeof one === 'string')).toBe(true);
    localStorage.setItem(RECENT_KEY, JSON.stringify([text, {text}]));
    expect(recentPages()).toEqual([text]);
    Object.assign(globalThis, {localStorage: undefined});
  },
};

test('there are many hostile inputs, and none is there twice', () => {
  expect(inputs.length).toBeGreaterThanOrEqual(40);
  expect(new Set(inputs).size).toBe(inputs.length);
});

for (const [name, read] of Object.entries(readers)) {
  test(`${name} takes no text for more than text`, () => {
    for (const text of inputs) {
      try {
        read(text);
      } catch (error) {
        throw new Error(`${shortened(text)}: ${String(error)}`, {cause: error});
      }
    }
    expect('polluted' in {}).toBe(false);
    expect('pwned' in globalThis).toBe(false);
  });
}

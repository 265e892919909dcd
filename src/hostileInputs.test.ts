import {expect, test} from '@playwright/test';
import {JSDOM} from 'jsdom';
import {problemAddress} from '@site/config/repository';
import errors from '@site/docs/_data/errors.json';
import {attempts} from '@site/e2e/hostileDiagrams';
import {inAddress, shortened, textsOf, ways} from '@site/e2e/hostileInputs';
import {fromRaw, MOST, rawIn, toBase64Url, toRaw, withRaw} from './labs/address';
import {codec as readerCodec} from './labs/benchmark/state';
import {stateCodec as chainCodec} from './labs/chain/stateCodec';
import {rowsOf, type Row} from './labs/request/rows';
import {sentTarget} from './labs/request/sentTarget';
import {walkCodec} from './labs/request/walkState';
import {codec as benchCodec} from './labs/validator/presets';
import {pageFinder} from './tables/DataTable/pages';
import {filterRows} from './tables/DataTable/table';
import {lookUp} from './tables/lookUp';
import {nearestPages, questionsOf, sameInOtherVersions} from './frame/NotFoundHelp/suggestions';
import {createEngine} from './search/engine';
import {RECENT_KEY, recentPages} from './search/recentPages';
import {isOneLine, mayBeResponse, toLine} from './search/pastedResponse';
import {decodeJson} from './labs/model/json';
import {idOf} from './shared/fragment';
import {DEFAULT_UID, faultOf, schemaOf, withTenant} from './shared/tenant';

const {localStorage} = new JSDOM('', {url: 'https://rift.example'}).window;

const page = {path: '/docs/v1/introduction', version: 'v1', page: '/introduction'};
const entry = {page: 0, anchor: '', heading: 'Introduction', kind: 'page'} as const;
const engine = createEngine({
  pages: [{path: '/introduction', title: 'Introduction', trail: []}],
  entries: [entry, {...entry, anchor: 'path', heading: 'Path not found', kind: 'row'}],
});

const walks = walkCodec(rowsOf(errors as readonly Row[]));

/** Throws, or says what is wrong, where a text does harm. */
type Attempt = (text: string) => void;

const refusedBy =
  (decode: (text: string) => unknown): Attempt =>
  (text) =>
    expect(decode(text)).toBeUndefined();

/** Every function that is given what a visitor wrote, before anything else has looked at it. */
const readers: Readonly<Record<string, Attempt>> = {
  'the state of the chain lab': refusedBy((text) => chainCodec.decode(text)),
  'the state of the validator bench': refusedBy((text) => benchCodec.decode(text)),
  'the state of the request walk': refusedBy((text) => walks.decode(text)),
  'the state of the benchmark reader': refusedBy((text) => readerCodec.decode(text)),
  'JSON in a state of the chain lab': refusedBy((text) => chainCodec.decode(`.${toBase64Url(text)}`)),
  'JSON in a state of the validator bench': refusedBy((text) => benchCodec.decode(`.${toBase64Url(text)}`)),
  'a parameter of the query'(text) {
    const raw = inAddress(text);
    const read = fromRaw(rawIn(`?chain=${raw.replaceAll('&', '%26')}&x=1`, 'chain') ?? '');
    expect(read === undefined || read.length <= MOST).toBe(true);
    expect(withRaw(`?x=1&chain=${raw}`, 'chain', undefined)).toBe('?x=1');
    expect(() => decodeURIComponent(toRaw(text))).not.toThrow();
    expect(toRaw(text)).not.toMatch(/[\s<>"'`\\^{}|&#]/);
  },
  'a fragment'(text) {
    const id = idOf(`#${inAddress(text)}`);
    expect(id === undefined || typeof id === 'string').toBe(true);
  },
  'an address without a page'(text) {
    const address = `/docs/v1/${inAddress(text)}`;
    expect(nearestPages(address, [page], 5).every((one) => one === page)).toBe(true);
    expect(sameInOtherVersions(address, [page])).toEqual([]);
    expect(questionsOf(text).join('')).not.toMatch(/[<>"'/\\]/);
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
    expect(engine.suggest(text).every((word) => /^[a-z]+$/.test(word))).toBe(true);
    expect(isOneLine(toLine(text))).toBe(true);
    expect(typeof mayBeResponse(text)).toBe('boolean');
  },
  'the error finder'(text) {
    const {summary, matches} = lookUp(text, errors);
    expect(summary).not.toMatch(/[<>]|undefined|NaN/);
    expect(matches.every(({row}) => errors.includes(row))).toBe(true);
  },
  'the filter of a table'(text) {
    const columns = [{label: 'Message', share: 1, key: ({message}: {message: string}) => message}];
    const filter = {query: text, values: {[text]: text, Code: text}};
    const found = filterRows(errors, {columns, facets: []}, filter, pageFinder({}, ''));
    expect(found.every((row) => errors.includes(row as (typeof errors)[number]))).toBe(true);
  },
  'the tenant'(text) {
    // What has no fault can stand in SQL and in code as it is.
    expect(faultOf(text) !== undefined || /^[a-z0-9-]{1,32}$/.test(text)).toBe(true);
    const filled = withTenant(`${schemaOf(DEFAULT_UID)} ${DEFAULT_UID}`, text);
    expect(filled).toBe(`${schemaOf(text)} ${text}`);
  },
  'the target of a request'(text) {
    expect(sentTarget(text)).toMatch(/^\/?[!-~]*$/);
  },
  'JSON that is typed'(text) {
    const {value, problem} = decodeJson(text);
    expect((value === undefined) !== (problem === undefined)).toBe(true);
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

test('there are at least 200 hostile inputs, each tried in more than one place', () => {
  const texts = textsOf();
  const sources = Object.values(attempts).flatMap((list) => list.map(({source}) => source));
  expect(new Set(texts).size, 'no text stands twice').toBe(texts.length);
  expect(new Set([...texts, ...sources]).size).toBeGreaterThanOrEqual(200);

  const inBrowser = Object.entries(ways).flatMap(([way, list]) => list.map((text) => `${way}: ${text}`));
  const inFunctions = Object.keys(readers).flatMap((reader) => texts.map((text) => `${reader}(): ${text}`));
  expect(new Set(inBrowser).size, 'none is tried twice in one place').toBe(inBrowser.length);
  expect(new Set([...inBrowser, ...inFunctions, ...sources]).size).toBeGreaterThanOrEqual(200);
  const tried = new Set(Object.values(ways).flat());
  expect(texts.filter((text) => !tried.has(text)).map(shortened), 'tried in no browser').toEqual([]);
  test.info().annotations.push({
    type: 'hostile inputs',
    description: `${texts.length} texts, ${sources.length} diagrams; ${inBrowser.length} cases in a browser, ${inFunctions.length} in functions`,
  });
});

for (const [reader, attempt] of Object.entries(readers)) {
  test(`${reader} takes no hostile text for more than text`, () => {
    const texts = textsOf();
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      try {
        attempt(text);
      } catch (error) {
        throw new Error(`${shortened(text)}: ${String(error)}`, {cause: error});
      }
    }
    expect('polluted' in {}).toBe(false);
    expect('pwned' in globalThis).toBe(false);
  });
}

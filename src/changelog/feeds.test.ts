import {JSDOM} from 'jsdom';
import {expect, test} from '@playwright/test';
import {changelog} from './changelog';
import {entries, type Entry} from './entries';
import {feedsOf} from './feeds';

const ORIGIN = 'https://docs.example.org';
const DOCS = '/docs/v7';

const older: Entry = {
  id: 'older',
  date: '2026-01-02',
  title: 'Older',
  summary: 'It says "ResultType<T>" & more.',
  points: [
    {lead: 'A <b>', text: 'x < y', to: 'a?b=1&c=2#d'},
    {lead: 'No link', text: 'ü ]]> …'},
  ],
};
const newer: Entry = {...older, id: 'newer', date: '2026-03-04', title: 'Newer'};

/** Throws where the text is no XML. */
const xml = (text: string) => new JSDOM(text, {contentType: 'application/xml'}).window.document;

const html = (text: string) => JSDOM.fragment(text);

const texts = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({textContent}) => textContent);

test('the Atom feed is whole: ids, dates, links, and texts as they were written', () => {
  const {'/changelog.xml': atom} = feedsOf([newer, older], ORIGIN, DOCS);
  const feed = xml(atom);
  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(texts(feed, 'feed > id')).toEqual([`${ORIGIN}/changelog`]);
  expect(texts(feed, 'feed > updated')).toEqual(['2026-03-04T00:00:00.000Z']);
  expect(feed.querySelector('feed > link[rel=self]')?.getAttribute('href')).toBe(`${ORIGIN}/changelog.xml`);
  expect(texts(feed, 'entry > id')).toEqual([`${ORIGIN}/changelog#newer`, `${ORIGIN}/changelog#older`]);
  expect(texts(feed, 'entry > published')).toEqual(['2026-03-04T00:00:00.000Z', '2026-01-02T00:00:00.000Z']);
  expect(texts(feed, 'entry > title')).toEqual(['Newer', 'Older']);

  const content = html(texts(feed, 'entry > content')[1] ?? '');
  expect(texts(content, 'p')).toEqual([older.summary]);
  expect(texts(content, 'li')).toEqual(['A <b>: x < y', 'No link: ü ]]> …']);
  expect(content.querySelector('a')?.getAttribute('href')).toBe(`${ORIGIN}/docs/v7/a?b=1&c=2#d`);
});

test('the JSON feed says the same', () => {
  const {'/changelog.json': text} = feedsOf([newer, older], ORIGIN, DOCS);
  const feed = JSON.parse(text) as {
    version: string;
    language: string;
    authors: {name: string; url: string}[];
    home_page_url: string;
    feed_url: string;
    items: {id: string; url: string; title: string; content_html: string; date_published: string}[];
  };
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
  expect(feed.language).toBe('en');
  expect(feed.authors).toEqual([{name: 'Rift', url: ORIGIN}]);
  expect(feed.home_page_url).toBe(`${ORIGIN}/changelog`);
  expect(feed.feed_url).toBe(`${ORIGIN}/changelog.json`);
  expect(feed.items.map(({url}) => url)).toEqual([`${ORIGIN}/changelog#newer`, `${ORIGIN}/changelog#older`]);
  expect(feed.items.map(({title}) => title)).toEqual(['Newer', 'Older']);
  expect(feed.items[1]?.date_published).toBe('2026-01-02T00:00:00.000Z');
  expect(texts(html(feed.items[1]?.content_html ?? ''), 'li')[0]).toBe('A <b>: x < y');
});

test('entries have days that exist, ids of their own, and stand the newest first', () => {
  expect(entries.length).toBeGreaterThan(0);
  const days = entries.map(({date}) => date);
  for (const day of days) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
  expect(days).toEqual([...days].sort().reverse());
  // Atom reads a title as HTML, JSON as text.
  for (const {title} of entries) expect(title).not.toMatch(/[<&]/);
  expect(new Set(entries.map(({id}) => id)).size).toBe(entries.length);
  for (const {to} of entries.flatMap(({points}) => points)) expect(to ?? 'a').toMatch(/^[a-z]/);
  for (const {path} of changelog.feeds) expect(path).toMatch(/^\/changelog\.\w+$/);
});

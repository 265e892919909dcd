import {escapeUTF8} from 'entities';
import {Feed} from 'feed';
import {changelog} from './changelog';
import {site} from '../../config/site';
import type {Entry, Point} from './entries';

/** The text of each feed, by its address. */
type Feeds = Record<(typeof changelog.feeds)[number]['path'], string>;

const LANGUAGE = 'en';

const [atom, json] = changelog.feeds;

/** Links in feeds are absolute. */
function pointOf({lead, text, to}: Point, docs: string): string {
  const name = escapeUTF8(lead);
  const head = to === undefined ? name : `<a href="${escapeUTF8(`${docs}/${to}`)}">${name}</a>`;
  return `<li><strong>${head}</strong>: ${escapeUTF8(text)}</li>`;
}

function htmlOf({summary, points}: Entry, docs: string): string {
  const list = points.map((point) => pointOf(point, docs)).join('');
  return `<p>${escapeUTF8(summary)}</p><ul>${list}</ul>`;
}

/** The package writes JSON Feed 1; this makes it version 1.1. */
function jsonFeed(text: string, {name, link}: {name: string; link: string}): string {
  const feed = {
    ...(JSON.parse(text) as object),
    version: 'https://jsonfeed.org/version/1.1',
    language: LANGUAGE,
    authors: [{name, url: link}],
  };
  return `${JSON.stringify(feed, null, 4)}\n`;
}

/**
 * @param origin - the address of the site: `https://docs.example.org`
 * @param docs - the path of the version that links lead to: `/docs/v1`
 */
export function feedsOf(entries: readonly Entry[], origin: string, docs: string): Feeds {
  const page = origin + changelog.path;
  const dates = entries.map(({date}) => new Date(date).getTime());
  const author = {name: site.name, link: origin};
  const feed = new Feed({
    id: page,
    title: `${site.name}: ${changelog.title.toLowerCase()} of the documentation`,
    description: changelog.description,
    link: page,
    language: LANGUAGE,
    updated: new Date(Math.max(...dates)),
    generator: false,
    author,
    feedLinks: {atom: origin + atom.path, json: origin + json.path},
  });
  for (const entry of entries) {
    const {id, date, title, summary} = entry;
    const link = `${page}#${id}`;
    const day = new Date(date);
    const content = htmlOf(entry, origin + docs);
    feed.addItem({id: link, link, title, date: day, published: day, description: summary, content});
  }
  return {[atom.path]: feed.atom1(), [json.path]: jsonFeed(feed.json1(), author)} as Feeds;
}

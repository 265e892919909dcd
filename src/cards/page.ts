import type {Element} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {CARDS} from './card';
import {site} from '../../config/site';
import type {Words} from './text';

/** A card that a page asks for. */
export interface Card extends Words {
  /** The picture's path in the build, without a slash at the start. */
  file: string;
}

const parse = unified().use(rehypeParse);

/** The parts of JSON-LD that a card is made from. */
interface Entry {
  '@type'?: string;
  version?: string;
  itemListElement?: {name: string}[];
}

const isMeta = ({tagName, properties}: Element, property: string) =>
  tagName === 'meta' && properties.property === property;

const suffix = ` | ${site.name}`;

/** The card that the head of a built page names as its picture; nothing where it names none of ours. */
export function readCard(html: string): Card | undefined {
  const entries: Entry[] = [];
  let title = '';
  let image = '';
  const head = html.slice(0, html.indexOf('</head>'));
  visit(parse.parse(head), 'element', (one) => {
    if (isMeta(one, 'og:title')) title = String(one.properties.content);
    if (isMeta(one, 'og:image')) image = String(one.properties.content);
    if (one.properties.type === 'application/ld+json') entries.push(JSON.parse(textOf(one)) as Entry);
  });
  const start = image.indexOf(`/${CARDS}/`);
  if (start === -1) return undefined;
  const trail = entries.find((entry) => entry['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  const version = entries.find((entry) => entry['@type'] === 'TechArticle')?.version;
  return {
    file: image.slice(start + 1),
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    trail: trail.slice(0, -1).map(({name}) => name),
    label: version === undefined ? '' : `Documentation ${version}`,
  };
}

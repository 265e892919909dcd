import {toString as textOf} from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {CARDS} from './cardAddress';
import {site} from '../../config/site';
import type {CardContent} from './draw';

interface Card extends CardContent {
  /** Its path in the build, without a slash at the start. */
  file: string;
}

const parser = unified().use(rehypeParse);

/** The part of JSON-LD that cards use. */
interface Entry {
  '@type'?: string;
  version?: string;
  itemListElement?: {name: string}[];
}

const suffix = ` | ${site.name}`;

/** The card that the head of a built page names as its image, if it names one. */
export function readCard(html: string): Card | undefined {
  const entries: Entry[] = [];
  let title = '';
  let image = '';
  const head = html.slice(0, html.indexOf('</head>'));
  visit(parser.parse(head), 'element', (element) => {
    const {property, content, type} = element.properties;
    if (property === 'og:title') title = String(content);
    if (property === 'og:image') image = String(content);
    if (type === 'application/ld+json') entries.push(JSON.parse(textOf(element)) as Entry);
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

import type {Reading} from './reading';
import {commentIn} from './sourceText';
import {twinOf} from './description';
import {plain} from './descriptions/text';

/** What Mermaid made of a source: a `Diagram`, as far as it is read here. */
export interface Parsed {
  type: string;
  db: {
    getAccTitle?: () => string;
    getAccDescription?: () => string;
    getDiagramTitle?: () => string;
  };
}

/** The title that stands in the front matter. */
function frontMatterTitle(source: string): string | undefined {
  const block = /^\s*---\s*\n(.*?)\n\s*---/s.exec(source)?.[1];
  return block && /^\s*title:[^\S\n]*(["']?)(.+?)\1[^\S\n]*$/m.exec(block)?.[2];
}

const firstOf = (texts: readonly (string | undefined)[]) =>
  texts.find((text) => text !== undefined && text !== '');

/** Some kinds keep what the diagram before them said: what a source does not say itself is not of it. */
const toldIn = (source: string, key: RegExp, text: string | undefined) =>
  key.test(source) ? text : undefined;

/** Everything that can be said of a diagram without drawing it. `title` is one from outside its source. */
export function readingOf({type, db}: Parsed, source: string, title?: string): Reading {
  const name = firstOf([
    title,
    toldIn(source, /^\s*accTitle\b/m, db.getAccTitle?.()),
    commentIn(source, 'accTitle'),
    toldIn(source, /^[^%\n]*\btitle\b/m, db.getDiagramTitle?.()),
    frontMatterTitle(source),
  ]);
  const description = firstOf([
    toldIn(source, /^\s*accDescr\b/m, db.getAccDescription?.()),
    commentIn(source, 'accDescr'),
  ]);
  return {
    kind: type,
    ...(name && {name: plain(name)}),
    ...(description && {description: plain(description)}),
    twin: twinOf(type, db),
  };
}

import {decodeHTML} from 'entities/lib/decode.js';

/** Mermaid hides `#quot;` and `#35;` from its parsers behind signs of its own, and turns them back after drawing. */
const unhide = (text: string) => text.replaceAll('ﬂ°°', '&#').replaceAll('ﬂ°', '&').replaceAll('¶ß', ';');

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Code as it is drawn: its angle brackets are no tags. */
export const plainCode = (text: string): string => spaced(decodeHTML(unhide(text)));

const withoutBreaks = (text: string) => text.replace(/<br\s*\/?>/gi, ' ');

/** A text whose breaks alone are tags, in one line: in `Result<User>` there is none. */
export const plainLine = (text: string): string => plainCode(withoutBreaks(text));

/** A label of HTML as it is drawn, in one line. */
export const plain = (text: string): string =>
  plainCode(withoutBreaks(text).replace(/<\/?[a-z][^>]*>/gi, ''));

/** Bold or italic words; not the underscores inside a name. */
const EMPHASIS = /(^|\W)(\*\*|__|[*_])(\S(?:.*?\S)?)\2(?!\w)/g;

/** A label that Mermaid reads as Markdown. The second pass is for italic words inside bold ones. */
export const plainMarkdown = (text: string): string =>
  plain(text.replace(EMPHASIS, '$1$3').replace(EMPHASIS, '$1$3'));

const LIST = new Intl.ListFormat('en-GB');

/** `a, b and c` */
export const list = (words: readonly string[]): string => LIST.format(words);

/** What follows a sentence, where there is something. */
export const after = (mark: ': ' | ' (' | '. ', text: string): string =>
  text === '' ? '' : `${mark}${text}${mark === ' (' ? ')' : ''}`;

/** For the start of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

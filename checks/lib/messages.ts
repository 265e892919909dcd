import {memoize} from '../../src/shared/memoize';
import type {ErrorRow} from '../../src/tables/docsData';

export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The parts of a message that vary are in braces. */
export const PLACEHOLDER = /\{[^{}]+\}/g;

/** Matches the message with any text in its places. */
export const patternOf = (message: string) => message.split(PLACEHOLDER).map(escaped).join('.+?');

export interface Message {
  row: ErrorRow;
  exact: RegExp;
  /** The same, but ignoring case and the final full stop. */
  loose: RegExp;
  /** The text before the first place, or all of it. */
  fixed: string;
  isFixed: boolean;
  /** What a constant may contain of it: the text up to its first place, with or without the colon, or with %s in it. */
  beginnings: string[];
}

/** Messages without places first, because they identify a row more exactly. */
export const messagesOf = memoize((errors: readonly ErrorRow[]): Message[] => {
  const messages = errors.map((row): Message => {
    const pattern = patternOf(row.message);
    const bare = pattern.replace(/\\\.$/, '');
    const fixed = row.message.split(PLACEHOLDER)[0] ?? '';
    return {
      row,
      exact: new RegExp(`^${pattern}$`, 's'),
      loose: new RegExp(`^${bare}\\.?$`, 'is'),
      fixed,
      isFixed: pattern === escaped(row.message),
      beginnings: [
        ...[fixed, fixed.trimEnd(), fixed.replace(/:? *$/, '')],
        ...['%s', '…', '...'].map((place) => row.message.replaceAll(PLACEHOLDER, place)),
      ],
    };
  });
  return [...messages.filter(({isFixed}) => isFixed), ...messages.filter(({isFixed}) => !isFixed)];
});

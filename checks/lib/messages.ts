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
}

/** Messages without places first, because they identify a row more exactly. */
export function messagesOf(errors: readonly ErrorRow[]): Message[] {
  const messages = errors.map((row): Message => {
    const pattern = patternOf(row.message);
    const bare = pattern.replace(/\\\.$/, '');
    return {
      row,
      exact: new RegExp(`^${pattern}$`, 's'),
      loose: new RegExp(`^${bare}\\.?$`, 'is'),
      fixed: row.message.split(PLACEHOLDER)[0] ?? '',
      isFixed: pattern === escaped(row.message),
    };
  });
  return [...messages.filter(({isFixed}) => isFixed), ...messages.filter(({isFixed}) => !isFixed)];
}

/** A constant may contain the message up to its first place, with or without the colon, or with %s in it. */
export const isBeginning = (text: string, fixed: string, {message}: ErrorRow) =>
  [fixed, fixed.trimEnd(), fixed.replace(/:? *$/, '')].includes(text) ||
  text === message.replaceAll(PLACEHOLDER, '%s') ||
  text === message.replaceAll(PLACEHOLDER, '…') ||
  text === message.replaceAll(PLACEHOLDER, '...');

export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What varies in a message stands in braces. */
export const PLACEHOLDER = /\{[^{}]+\}/g;

/** The message with any text in its places; a message without places as it is. */
export const patternOf = (message: string) => message.split(PLACEHOLDER).map(escaped).join('.+?');

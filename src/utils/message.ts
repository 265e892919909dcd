const PLACEHOLDER = /\{[^{}]+\}/;

/** Whether a text is a message with something in the place of each {name}. */
export function isMessage(text: string, message: string): boolean {
  const parts = message.split(PLACEHOLDER).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return parts.length > 1 && new RegExp(`^${parts.join('.+')}$`, 'is').test(text);
}

/** A text as it was copied, from JSON or from prose. */
export const unquoted = (text: string) => text.replace(/^["'“”‘’]+/, '').replace(/["'“”‘’]+,?$/, '');

const PLACEHOLDER = /\{[^{}]+\}/;

/** A text as it was copied, from JSON or from prose. */
export const unquoted = (text: string) => text.replace(/^["'“”‘’]+/, '').replace(/["'“”‘’]+,?$/, '');

/** Whether a text, as it is or without quotes around it, is a message with something in the place of each {name}. */
export function isMessage(text: string, message: string): boolean {
  const parts = message.split(PLACEHOLDER).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (parts.length === 1) return false;
  const pattern = new RegExp(`^${parts.join('.+')}$`, 'is');
  // A message may itself end with a quote.
  return pattern.test(text) || pattern.test(unquoted(text));
}

/** A text as git keeps it, whatever saved it: lines end with LF, and no byte order mark comes first. */
export const plainText = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

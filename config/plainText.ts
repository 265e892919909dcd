/** A text as git stores it, whatever editor saved it: with LF line endings and without a byte order mark. */
export const plainText = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

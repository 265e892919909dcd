import {readFileSync} from 'node:fs';
import {plainText} from './plainText';

/** Whatever is hashed, compared or parsed is read by this: an editor may save a file as Windows does. */
export const readText = (file: string): string => plainText(readFileSync(file, 'utf8'));

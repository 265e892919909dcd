import {readText} from './files';

export type Mode = 'light' | 'dark' | 'deep';

const START: Record<Mode, string> = {
  light: ':root {\n',
  dark: "[data-theme='dark'] {\n",
  deep: '.deep {\n',
};

const MORE_CONTRAST = '(prefers-contrast: more)';

/**
 * The `--rift-` tokens of one colour mode in tokens.css, by their name without that prefix, each as it is written there;
 * with `moreContrast` those that are others where a reader asks for more. Throws when the sheet has no such block.
 */
export function readTokens(file: string, mode: Mode, {moreContrast = false} = {}): Record<string, string> {
  const whole = readText(file);
  const sheet = moreContrast ? whole.slice(whole.indexOf(MORE_CONTRAST)) : whole;
  const start = sheet.indexOf(START[mode]);
  if (start === -1) throw new Error(`${file} has no block of tokens for ${mode}`);
  const block = sheet.slice(start, sheet.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--rift-([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

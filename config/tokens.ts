import {readFileSync} from 'node:fs';

export type Mode = 'light' | 'dark';

const START: Record<Mode, string> = {
  light: "[data-theme='dark'] .opposite {\n",
  dark: ":not([data-theme='dark']) .opposite {\n",
};

/**
 * The `--rift-` tokens of one colour mode in tokens.css, by their name without that prefix, each as it is written there.
 * Throws when the sheet has no such block.
 */
export function readTokens(file: string, mode: Mode): Record<string, string> {
  const sheet = readFileSync(file, 'utf8');
  const start = sheet.indexOf(START[mode]);
  if (start === -1) throw new Error(`${file} has no block of tokens for ${mode}`);
  const block = sheet.slice(start, sheet.indexOf('\n}', start));
  return Object.fromEntries(
    [...block.matchAll(/--rift-([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

import {readText} from './files';

export type Mode = 'light' | 'dark' | 'deep';

const START: Record<Mode, string> = {
  light: ':root {\n',
  dark: "[data-theme='dark'] {\n",
  deep: '.deep {\n',
};

const MORE_CONTRAST = '(prefers-contrast: more)';

type Tokens = Record<string, string>;

/** The tokens of the first block of a mode; undefined if there is none. */
function blockOf(sheet: string, mode: Mode): Tokens | undefined {
  const start = sheet.indexOf(START[mode]);
  if (start === -1) return undefined;
  const block = sheet.slice(start, sheet.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--rift-([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/**
 * The `--rift-` tokens of one colour mode in a style sheet, by their names without that prefix; with `moreContrast`, their values
 * for readers who ask for more contrast. Throws if the sheet has no block for that mode.
 */
export function readTokens(file: string, mode: Mode, {moreContrast = false} = {}): Tokens {
  const sheet = readText(file);
  const usual = blockOf(sheet, mode);
  const more = moreContrast ? blockOf(sheet.slice(sheet.indexOf(MORE_CONTRAST)), mode) : {};
  if (!usual || !more) throw new Error(`${file} has no block of tokens for ${mode}`);
  const tokens = {...usual, ...more};
  const valueOf = (value: string): string =>
    value.replace(/^var\(--rift-([\w-]+)\)$/, (whole, name: string) => tokens[name] ?? whole);
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, valueOf(value)]));
}

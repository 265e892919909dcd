import type {MermaidConfig} from 'mermaid';
import {untrusted} from '../../config/policy';
import {readTokens} from '../../config/tokens';
import {kindOptions, themeStyles, themeVariables} from './theme';

/** Diagrams are dark in both colour modes. Mermaid computes shades from these, so it needs actual colours, not variables. */
const ink = readTokens('src/css/tokens.css', 'dark');

const MAX_TEXT_SIZE = 50_000;

/** An edge takes at least four characters, as in `a-->b-->c`, so the limit of the text is always reached first. */
const MAX_EDGES = MAX_TEXT_SIZE / 4;

/** All its colours are set in theme.ts. */
export const mermaidTheme = 'base';

export const mermaidOptions = {
  ...untrusted,
  maxTextSize: MAX_TEXT_SIZE,
  maxEdges: MAX_EDGES,
  fontFamily: 'system-ui, sans-serif',
  ...kindOptions(ink),
  themeVariables: themeVariables(ink),
  themeCSS: themeStyles(ink),
} satisfies MermaidConfig;

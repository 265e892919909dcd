import type {MermaidConfig} from 'mermaid';
import {kindOptions, kindStyles, kindVariables} from './kinds';
import {readTokens} from '../../config/tokens';
import {untrusted} from '../../config/policy';

/** Diagrams are dark in both colour modes. Mermaid computes shades from these values, so it needs the colours themselves. */
const ink = readTokens('src/css/tokens.css', 'dark');

const MAX_TEXT_SIZE = 50_000;

/** An edge takes at least four characters, as in `a-->b-->c`, so that the limit of the text comes first. */
const MAX_EDGES = MAX_TEXT_SIZE / 4;

/** All its colours are set below. */
export const mermaidTheme = 'base';

export const mermaidOptions = {
  ...untrusted,
  maxTextSize: MAX_TEXT_SIZE,
  maxEdges: MAX_EDGES,
  ...kindOptions(ink),
  fontFamily: 'system-ui, sans-serif',
  // Narrow enough that nine participants fit the landing page with labels that can be read.
  sequence: {actorMargin: 24, width: 112, height: 44, messageMargin: 28, mirrorActors: false},
  themeVariables: {
    darkMode: true,
    background: ink.raised,
    fontSize: '15px',
    primaryColor: ink.sunken,
    primaryTextColor: ink.text,
    primaryBorderColor: ink['line-strong'],
    secondaryColor: ink.page,
    tertiaryColor: ink.page,
    lineColor: ink.muted,
    textColor: ink.text,
    noteBkgColor: ink.page,
    noteTextColor: ink.text,
    noteBorderColor: ink['line-strong'],
    actorLineColor: ink['line-strong'],
    activationBkgColor: ink['line-strong'],
    labelBoxBkgColor: ink.page,
    labelBoxBorderColor: ink['line-strong'],
    edgeLabelBackground: ink.raised,
    clusterBkg: ink.page,
    clusterBorder: ink['line-strong'],
    ...kindVariables(ink),
  },
  themeCSS: `
    .node.success :is(rect, circle, polygon, path) { stroke: ${ink.success}; stroke-width: 2px; }
    .node.failure :is(rect, circle, polygon, path) { stroke: ${ink.red}; stroke-width: 2px; stroke-dasharray: 5 4; }
    .edge-pattern-dotted { stroke: ${ink.red}; }
    .messageText { paint-order: stroke; stroke: ${ink.raised}; stroke-width: 6px; stroke-linejoin: round; }
    .messageText[data-lit] { fill: ${ink.success}; font-weight: 700; text-decoration: underline; }
    [class^="messageLine"][data-lit] { stroke: ${ink.success}; stroke-width: 3px; }
    ${kindStyles(ink)}
  `,
} satisfies MermaidConfig;

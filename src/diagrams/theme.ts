import type {MermaidConfig} from 'mermaid';
import {untrusted} from '../../config/policy';
import {readTokens} from '../../config/tokens';
import {channels} from '../shared/contrast';

/** The colour between two; a share of 0 is the first, 1 the second. */
function mix(first: string, second: string, share: number): string {
  const to = channels(second);
  const between = channels(first).map((from, index) => from + ((to[index] ?? from) - from) * share);
  return `#${between.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** `{name0: values[0], ...}` for `count` names; the values repeat. */
const numbered = (
  name: string,
  values: readonly string[],
  count: number,
  first = 0,
): Record<string, string> =>
  Object.fromEntries(
    Array.from({length: count}, (_, index) => [
      `${name}${index + first}`,
      values[index % values.length] ?? '',
    ]),
  );

/** The maximum number of colours in each of Mermaid's scales. */
const SCALE = 12;

/** Diagrams are dark in both colour modes. Mermaid computes shades from these, so it needs actual colours, not variables. */
const tokens = readTokens('src/css/tokens.css', 'dark');

function token(name: string): string {
  const value = tokens[name];
  if (value === undefined) throw new Error(`there is no token --rift-${name}`);
  return value;
}

/** Ink on a dark sheet: greys of the site, and its red as the one colour that stands out. */
const sheet = token('raised');
const text = token('text');
const muted = token('muted');
const page = token('page');
const sunken = token('sunken');
const faint = token('line');
const line = token('line-strong');
const red = token('red');
const success = token('success');

/** Areas that lie side by side, each light enough for dark text. */
const areas = [text, muted, mix(text, muted, 0.5), mix(muted, sheet, 0.2), red];

/** The variables from which Mermaid computes the colours of each kind of diagram; others are what it makes of these. */
const themeVariables = {
  darkMode: true,
  background: sheet,
  fontSize: '15px',
  primaryColor: sheet,
  primaryTextColor: text,
  primaryBorderColor: muted,
  secondaryColor: sheet,
  secondaryTextColor: text,
  secondaryBorderColor: muted,
  tertiaryColor: sheet,
  tertiaryTextColor: text,
  tertiaryBorderColor: line,
  lineColor: muted,
  edgeLabelBackground: sheet,
  clusterBkg: page,
  clusterBorder: faint,
  // Sequence
  signalColor: muted,
  noteBkgColor: sunken,
  noteTextColor: text,
  noteBorderColor: sunken,
  actorLineColor: line,
  activationBkgColor: sunken,
  activationBorderColor: line,
  labelBoxBorderColor: line,
  // Entity-relationship
  rowOdd: sheet,
  rowEven: sheet,
  // Gantt
  altSectionBkgColor: sheet,
  excludeBkgColor: page,
  gridColor: faint,
  taskBkgColor: line,
  taskBorderColor: line,
  activeTaskBkgColor: sunken,
  activeTaskBorderColor: text,
  doneTaskBkgColor: sunken,
  doneTaskBorderColor: line,
  critBkgColor: red,
  critBorderColor: red,
  todayLineColor: red,
  // Mind map, timeline, kanban, tree map
  ...numbered('cScale', [sheet], SCALE),
  ...numbered('cScaleInv', [line], SCALE),
  ...numbered('cScalePeer', [muted], SCALE),
  // Pie
  ...numbered('pie', areas, SCALE, 1),
  pieOpacity: 1,
  pieStrokeColor: sheet,
  pieOuterStrokeWidth: 0,
  pieSectionTextColor: page,
  pieSectionTextSize: '15px',
  pieLegendTextSize: '15px',
  // Git graph
  ...numbered('git', areas, 8),
  ...numbered('gitInv', [page], 8),
  ...numbered('gitBranchLabel', [page], 8),
  tagLabelBorder: line,
  // User journey
  ...numbered('fillType', [sunken], 8),
  // Quadrant chart
  ...numbered('quadrant', [sheet], 4, 1),
  quadrant2Fill: sheet,
  quadrant3Fill: sheet,
  quadrant4Fill: sheet,
  quadrantPointFill: red,
  quadrantInternalBorderStrokeFill: faint,
  quadrantExternalBorderStrokeFill: line,
  // Requirement
  relationLabelBackground: sheet,
  // Architecture
  archEdgeColor: muted,
  archEdgeArrowColor: muted,
  archEdgeWidth: 1.25,
  archGroupBorderColor: line,
  archGroupBorderWidth: '1px',
  xyChart: {
    backgroundColor: sheet,
    titleColor: text,
    dataLabelColor: text,
    legendTextColor: text,
    xAxisTitleColor: muted,
    xAxisLabelColor: text,
    xAxisTickColor: line,
    xAxisLineColor: line,
    yAxisTitleColor: muted,
    yAxisLabelColor: muted,
    yAxisTickColor: line,
    yAxisLineColor: line,
    // Series of a chart.
    plotColorPalette: [muted, red, text, line, success].join(','),
  },
};

/** Sizes of some kinds, for a column of text, and colours that are no theme variables. */
const kindOptions: MermaidConfig = {
  // Edges have corners, as the site's lines do.
  flowchart: {curve: 'linear', nodeSpacing: 36, rankSpacing: 48, padding: 14},
  // Narrow enough for nine participants on the landing page with readable labels.
  sequence: {actorMargin: 24, width: 112, height: 40, messageMargin: 28, boxMargin: 8, mirrorActors: false},
  er: {layoutDirection: 'TB', entityPadding: 12},
  // Without a width a Gantt chart is as wide as the window.
  gantt: {
    useWidth: 680,
    barHeight: 20,
    barGap: 12,
    fontSize: 14,
    sectionFontSize: 14,
    leftPadding: 120,
    topPadding: 40,
  },
  kanban: {sectionWidth: 210},
  sankey: {linkColor: muted, nodeWidth: 4, nodePadding: 26, width: 680, height: 360, showValues: true},
  timeline: {leftMargin: 10, padding: 12},
  xyChart: {width: 680, height: 400},
};

/** Styles for what neither a variable nor an option can set: hairlines, square corners, and the two tracks. */
const themeCSS = `
    rect, .node rect.basic.label-container, .cluster rect.outer, .cluster rect.inner { rx: 0; ry: 0; }
    .node :is(rect, circle, ellipse, polygon, path) { stroke-width: 1px; }
    .edgePath .path, .flowchart-link, .relation, .transition, .relationshipLine { stroke-width: 1.25px; }
    .edgeLabel, .edgeLabel :is(text, tspan, span, p) { font-size: 13px; fill: ${muted}; color: ${muted}; }
    .edgeLabel text { paint-order: stroke; stroke: ${sheet}; stroke-width: 6px; stroke-linejoin: round; }
    .cluster rect { stroke-width: 1px; }
    .cluster-label :is(text, tspan, span, p) { font-size: 13px; fill: ${muted}; color: ${muted}; }
    .node.success :is(rect, circle, polygon, path) { stroke: ${success}; stroke-width: 2px; }
    .node.failure :is(rect, circle, polygon, path) { stroke: ${red}; stroke-width: 2px; stroke-dasharray: 5 4; }
    .edge-pattern-dotted { stroke: ${red}; stroke-dasharray: 5 4; }
    rect.actor { stroke: ${muted}; }
    text.actor > tspan { font-weight: 600; stroke: none; }
    .actor-line { stroke-width: 1px; stroke-dasharray: 2 4; }
    .messageLine0, .messageLine1 { stroke-width: 1.25px; }
    :is(.messageLine0, .messageLine1)[marker-end*="cross"] { stroke: ${red}; stroke-dasharray: 5 4; }
    .messageText { font-size: 14px; paint-order: stroke; stroke: ${sheet}; stroke-width: 6px; stroke-linejoin: round; }
    .messageText[data-lit] { fill: ${success}; font-weight: 700; text-decoration: underline; }
    [class^="messageLine"][data-lit] { stroke: ${success}; stroke-width: 3px; }
    .loopLine { stroke: ${line}; stroke-width: 1px; stroke-dasharray: none; }
    .labelText, .labelText > tspan, .loopText, .loopText > tspan { fill: ${muted}; font-size: 13px; }
    .classTitle, .node .label-group :is(text, span) { font-weight: 600; }
    .section { fill: none; }
    [class*="critText"] { fill: ${page}; }
    .grid .tick line { stroke: ${faint}; }
    .grid .tick text { fill: ${muted}; font-size: 13px; }
    .grid path { stroke: none; }
    .sectionTitle { fill: ${muted}; }
    .mindmap-node :is(rect, path, circle, polygon) { stroke: ${muted}; stroke-width: 1px; }
    .mindmap-node line, .timeline-node line { stroke-width: 0; }
    .mindmap-node.section-root :is(rect, path, circle, polygon) { fill: ${text}; stroke: ${text}; }
    .mindmap-node.section-root :is(text, span, p) { fill: ${page}; color: ${page}; }
    .edge[class*="edge-depth"] { stroke: ${line}; stroke-width: 1.25px; }
    .timeline-node .node-bkg { stroke: ${line}; stroke-width: 1px; }
    .lineWrapper line { stroke: ${muted}; stroke-width: 1.25px; }
    .eventWrapper { filter: none; }
    .sections > .cluster > rect { fill: ${page}; stroke: ${faint}; }
    .items > .node > rect { fill: ${sheet}; stroke: ${line}; }
    /* Links are multiplied with what is behind them: on a dark ground they would vanish. */
    .links { isolation: isolate; }
    .links > .link { stroke-opacity: 0.35; }
    .node-labels > text { fill: ${text}; font-size: 14px; }
    .nodes:has(+ .node-labels) rect { fill: ${text}; }
    :is(.architecture-service, .architecture-groups) svg g > rect:first-child { fill: ${sunken}; stroke: none; }
    :is(.architecture-service, .architecture-groups) svg g > :is(path, circle, ellipse, line, polyline, rect:not(:first-child)) {
      fill: none;
      stroke: ${text};
      stroke-width: 2px;
    }
  `;

const MAX_TEXT_SIZE = 50_000;

/** An edge takes at least four characters, as in `a-->b-->c`, so the limit of the text is always reached first. */
const MAX_EDGES = MAX_TEXT_SIZE / 4;

/** All its colours are set here. */
export const mermaidTheme = 'base';

export const mermaidOptions = {
  ...untrusted,
  maxTextSize: MAX_TEXT_SIZE,
  maxEdges: MAX_EDGES,
  fontFamily: 'system-ui, sans-serif',
  ...kindOptions,
  themeVariables,
  themeCSS,
} satisfies MermaidConfig;

import type {MermaidConfig} from 'mermaid';
import {channels} from '../shared/contrast';

/** The tokens of one colour mode, as readTokens gives them. */
type Ink = Readonly<Record<string, string>>;

/** The colour between two; a share of 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const to = channels(second);
  const between = channels(first).map((from, index) => from + ((to[index] ?? from) - from) * share);
  return `#${between.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function colours(ink: Ink) {
  const token = (name: string): string => {
    const value = ink[name];
    if (value === undefined) throw new Error(`there is no token --rift-${name}`);
    return value;
  };
  const [page, raised, sunken] = [token('page'), token('raised'), token('sunken')];
  const [text, muted, strong] = [token('text'), token('muted'), token('line-strong')];
  const [red, success, info, warning] = [token('red'), token('success'), token('info'), token('warning')];

  /** For what differs and means nothing more; red, which means failure, comes last. */
  const hues = [
    info,
    success,
    warning,
    muted,
    mix(info, success, 0.5),
    mix(warning, red, 0.5),
    mix(warning, text, 0.5),
    red,
  ];
  /** A surface of a hue, dark enough for light text. */
  const tint = (hue: string) => mix(sunken, hue, 0.2);
  return {page, raised, sunken, text, muted, strong, red, success, info, warning, hues, tint};
}

/** `{name0: values[0], ...}` for `count` names, from the beginning again when the values end. */
function numbered(name: string, values: readonly string[], count: number, first = 0): Record<string, string> {
  return Object.fromEntries(
    Array.from({length: count}, (_, index) => [
      `${name}${index + first}`,
      values[index % values.length] ?? '',
    ]),
  );
}

/** Of Mermaid's scales: how many colours each has. */
const SCALE = 12;
const BRANCHES = 8;
const PARTS = 8;

/** Theme variables that only some kinds of diagram read. */
export function kindVariables(ink: Ink): Record<string, unknown> {
  const {page, raised, sunken, text, muted, strong, red, success, info, warning, hues, tint} = colours(ink);
  const tints = hues.map(tint);
  return {
    titleColor: text,
    secondaryTextColor: text,
    tertiaryTextColor: text,
    secondaryBorderColor: strong,
    tertiaryBorderColor: strong,
    // Mind map, timeline, kanban, tree map
    ...numbered('cScale', tints, SCALE),
    ...numbered('cScaleInv', hues, SCALE),
    ...numbered('cScalePeer', hues, SCALE),
    ...numbered('cScaleLabel', [text], SCALE),
    // Pie
    ...numbered('pie', hues, SCALE, 1),
    pieOpacity: 1,
    pieStrokeColor: raised,
    pieOuterStrokeWidth: 0,
    pieSectionTextColor: page,
    pieSectionTextSize: '15px',
    pieLegendTextSize: '15px',
    // Git graph
    ...numbered('git', hues, BRANCHES),
    ...numbered('gitInv', [text], BRANCHES),
    ...numbered('gitBranchLabel', [page], BRANCHES),
    commitLabelBackground: raised,
    commitLabelColor: text,
    commitLabelFontSize: '13px',
    tagLabelBackground: page,
    tagLabelBorder: strong,
    tagLabelColor: text,
    tagLabelFontSize: '13px',
    // Gantt
    sectionBkgColor: sunken,
    altSectionBkgColor: raised,
    sectionBkgColor2: sunken,
    excludeBkgColor: page,
    gridColor: strong,
    taskBkgColor: tint(info),
    taskBorderColor: info,
    activeTaskBkgColor: tint(warning),
    activeTaskBorderColor: warning,
    doneTaskBkgColor: sunken,
    doneTaskBorderColor: strong,
    critBkgColor: tint(red),
    critBorderColor: red,
    todayLineColor: red,
    vertLineColor: muted,
    taskTextClickableColor: info,
    // User journey
    ...numbered('fillType', tints, PARTS),
    ...numbered('actor', hues, PARTS),
    faceColor: warning,
    // Venn
    ...numbered('venn', hues, PARTS, 1),
    vennSetTextColor: text,
    // Quadrant
    quadrant1Fill: sunken,
    quadrant2Fill: page,
    quadrant3Fill: sunken,
    quadrant4Fill: page,
    quadrant1TextFill: muted,
    quadrant2TextFill: muted,
    quadrant3TextFill: muted,
    quadrant4TextFill: muted,
    quadrantPointFill: info,
    quadrantInternalBorderStrokeFill: strong,
    quadrantExternalBorderStrokeFill: strong,
    // Requirement
    requirementBackground: sunken,
    relationLabelBackground: raised,
    relationLabelColor: text,
    // Architecture
    archEdgeColor: muted,
    archEdgeArrowColor: muted,
    archEdgeWidth: 1.5,
    archGroupBorderColor: strong,
    archGroupBorderWidth: '1px',
    // Event modelling
    emUiFill: sunken,
    emUiStroke: muted,
    emProcessorFill: tint(muted),
    emProcessorStroke: muted,
    emReadModelFill: tint(success),
    emReadModelStroke: success,
    emCommandFill: tint(info),
    emCommandStroke: info,
    emEventFill: tint(warning),
    emEventStroke: warning,
    emSwimlaneBackgroundOdd: page,
    emSwimlaneBackgroundStroke: sunken,
    xyChart: {
      backgroundColor: raised,
      titleColor: text,
      dataLabelColor: text,
      legendTextColor: text,
      xAxisTitleColor: muted,
      xAxisLabelColor: text,
      xAxisTickColor: strong,
      xAxisLineColor: strong,
      yAxisTitleColor: muted,
      yAxisLabelColor: text,
      yAxisTickColor: strong,
      yAxisLineColor: strong,
      plotColorPalette: hues.join(','),
    },
    radar: {
      axisColor: muted,
      axisStrokeWidth: 1,
      axisLabelFontSize: 15,
      curveOpacity: 0.15,
      curveStrokeWidth: 2,
      graticuleColor: strong,
      graticuleOpacity: 0.1,
      graticuleStrokeWidth: 1,
      legendBoxSize: 12,
      legendFontSize: 14,
    },
    packet: {
      byteFontSize: '12px',
      startByteColor: muted,
      endByteColor: muted,
      labelColor: text,
      labelFontSize: '15px',
      titleColor: text,
      titleFontSize: '15px',
      blockStrokeColor: strong,
      blockStrokeWidth: '1',
      blockFillColor: sunken,
    },
    treeView: {
      labelFontSize: '15px',
      labelColor: text,
      lineColor: strong,
      iconColor: muted,
      descriptionColor: muted,
      highlightBg: tint(warning),
      highlightStroke: warning,
    },
    wardley: {
      backgroundColor: raised,
      axisColor: muted,
      axisTextColor: text,
      gridColor: strong,
      componentFill: sunken,
      componentStroke: text,
      componentLabelColor: text,
      linkStroke: muted,
      evolutionStroke: warning,
      annotationStroke: muted,
      annotationTextColor: text,
      annotationFill: page,
    },
    cynefin: {
      domainFontSize: 17,
      itemFontSize: 15,
      boundaryColor: strong,
      boundaryWidth: 1,
      cliffColor: red,
      cliffWidth: 3,
      arrowColor: muted,
      arrowWidth: 1.5,
      complexBg: tint(info),
      complicatedBg: tint(mix(info, success, 0.5)),
      chaoticBg: tint(red),
      clearBg: tint(success),
      confusionBg: page,
      textColor: text,
      labelColor: text,
    },
  };
}

const C4_SHAPES = ['person', 'system', 'container', 'component'].flatMap((shape) =>
  shape === 'person' ? [shape] : [shape, `${shape}_db`, `${shape}_queue`],
);

/** Options of some kinds of diagram: sizes, and colours that are no theme variables. */
export function kindOptions(ink: Ink): MermaidConfig {
  const {raised, sunken, text, muted, strong, info, hues, tint} = colours(ink);
  const c4 = Object.fromEntries(
    C4_SHAPES.flatMap((shape) => [
      [`${shape}_bg_color`, tint(info)],
      [`${shape}_border_color`, info],
      [`external_${shape}_bg_color`, sunken],
      [`external_${shape}_border_color`, strong],
    ]),
  );
  return {
    c4: {...c4, c4ShapeInRow: 2, diagramMarginX: 16, diagramMarginY: 8, messageFontSize: 14},
    // Without a width a Gantt chart is as wide as the window.
    gantt: {
      useWidth: 680,
      barHeight: 26,
      barGap: 8,
      fontSize: 14,
      sectionFontSize: 14,
      leftPadding: 120,
      topPadding: 40,
    },
    journey: {
      actorColours: hues,
      sectionFills: hues.map(tint),
      sectionColours: [text],
      taskFontSize: 14,
      titleColor: text,
      leftMargin: 110,
      width: 130,
      taskMargin: 24,
    },
    kanban: {sectionWidth: 210},
    packet: {bitWidth: 17, rowHeight: 44, bitsPerRow: 40, paddingY: 18},
    quadrantChart: {
      chartWidth: 560,
      chartHeight: 460,
      pointRadius: 6,
      pointLabelFontSize: 14,
      quadrantLabelFontSize: 15,
      xAxisLabelFontSize: 14,
      yAxisLabelFontSize: 14,
      quadrantInternalBorderStrokeWidth: 1,
      quadrantExternalBorderStrokeWidth: 1,
    },
    radar: {width: 380, height: 380, marginLeft: 90, marginRight: 210, marginTop: 40, marginBottom: 40},
    railroad: {
      terminalFill: sunken,
      terminalStroke: info,
      terminalTextColor: text,
      nonTerminalFill: raised,
      nonTerminalStroke: strong,
      nonTerminalTextColor: text,
      lineColor: muted,
      markerFill: muted,
      ruleNameColor: text,
      fontSize: 15,
      strokeWidth: 1.5,
    },
    sankey: {linkColor: strong, nodeWidth: 8, nodePadding: 22, width: 680, height: 360},
    timeline: {leftMargin: 10, padding: 12},
    // Missing from Mermaid's types, hence spread.
    ...{treemap: {nodeWidth: 68, nodeHeight: 36}},
    treeView: {rowIndent: 24, paddingY: 4},
    venn: {width: 680, height: 380},
    'wardley-beta': {width: 720, height: 480, axisFontSize: 14, labelFontSize: 14},
    xyChart: {width: 680, height: 420},
  };
}

/** Styles for what neither a variable nor an option reaches, by classes that only one kind has: other names of the kind are removed. */
export function kindStyles(ink: Ink): string {
  const {page, raised, sunken, text, muted, strong, info, hues, tint} = colours(ink);
  const ofScale = Array.from({length: SCALE}, (_, index) => {
    const hue = hues[index % hues.length] ?? muted;
    const section = `section-${index - 1}`;
    return `
    :is(.mindmap-node, .timeline-node).${section} :is(.node-bkg, .label-container),
    :is(.edge.section-edge-${index - 1}, .sections > .${section} > rect) { stroke: ${hue}; }
    :is(.radarCurve-${index}, .radarLegendBox-${index}, .nodes:has(+ .node-labels) > .node:nth-child(${index + 1}) rect) {
      fill: ${hue};
      stroke: ${hue};
    }`;
  }).join('');
  return `${ofScale}
    .radarAxisLabel, .radarLegendText, .radarTitle { fill: ${text}; }
    .edge[class*="edge-depth"] { stroke-width: 1.5px; }
    .mindmap-node line { stroke-width: 0; }
    .mindmap-node.section-root :is(path, rect, circle, polygon).label-container { fill: ${sunken}; stroke: ${text}; }
    .mindmap-node.section-root :is(text, span) { fill: ${text}; color: ${text}; }
    .timeline-node line { stroke-width: 0; }
    .eventWrapper { filter: none; }
    .lineWrapper line { stroke: ${muted}; stroke-width: 1.5px; }
    .sections > .cluster > rect { fill: ${page}; stroke-width: 1px; }
    .items > .node > rect { fill: ${sunken}; stroke: ${strong}; }
    /* Mermaid writes it on the element, for light surfaces: on dark ones the links would vanish. */
    .links > .link { mix-blend-mode: normal !important; stroke-opacity: 0.35; }
    .node-labels > text { fill: ${text}; }
    .commit-arrows > .arrow { stroke-width: 3; }
    .commit-label-bkg { opacity: 1; }
    .section { opacity: 0.5; }
    .grid > .tick { stroke: none; opacity: 1; }
    .grid > .tick line { stroke: ${strong}; opacity: 0.5; }
    .grid > .tick text { font-size: 13px; }
    .treemapLeaf { fill-opacity: 1; stroke: ${raised}; stroke-width: 1; }
    .treemapSection { fill: ${page}; fill-opacity: 1; stroke: ${strong}; stroke-opacity: 1; }
    .em-swimlane > text { fill: ${muted}; }
    /* What C4 diagrams paint by attribute, and the icons of architecture diagrams, whose styles are taken from them. */
    text[fill="#444444"] { fill: ${text}; }
    :is(line, path)[stroke="#444444"] { stroke: ${muted}; }
    :is(.architecture-service, .architecture-groups, .icon-shape) svg g > rect:first-child { fill: ${tint(info)}; stroke: none; }
    :is(.architecture-service, .architecture-groups) svg g > :is(path, circle, ellipse, line, polyline, rect:not(:first-child)) {
      fill: none;
      stroke: ${text};
      stroke-width: 2px;
    }
    .icon-shape svg text { fill: ${text}; font-size: 67px; }
    .face, .mouth { stroke: ${page}; }
  `;
}

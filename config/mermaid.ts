import type {MermaidConfig} from 'mermaid';

/**
 * Diagrams are dark in both colour modes. Mermaid computes shades from these values,
 * so they are literals: the dark column of src/css/tokens.css.
 */
const ink = {
  page: '#0b0b0d',
  raised: '#151518',
  sunken: '#202024',
  line: '#5b5852',
  text: '#ece9e2',
  muted: '#a7a39b',
  red: '#ff5a4d',
  success: '#3ddba8',
};

export const mermaidOptions: MermaidConfig = {
  fontFamily: 'system-ui, sans-serif',
  themeVariables: {
    darkMode: true,
    background: ink.raised,
    fontSize: '15px',
    primaryColor: ink.sunken,
    primaryTextColor: ink.text,
    primaryBorderColor: ink.line,
    secondaryColor: ink.page,
    tertiaryColor: ink.page,
    lineColor: ink.muted,
    textColor: ink.text,
    noteBkgColor: ink.page,
    noteTextColor: ink.text,
    noteBorderColor: ink.line,
    actorLineColor: ink.line,
    activationBkgColor: ink.line,
    labelBoxBkgColor: ink.page,
    labelBoxBorderColor: ink.line,
    edgeLabelBackground: ink.raised,
    clusterBkg: ink.page,
    clusterBorder: ink.line,
  },
  themeCSS: `
    .node.success :is(rect, circle, polygon, path) { stroke: ${ink.success}; stroke-width: 2px; }
    .node.failure :is(rect, circle, polygon, path) { stroke: ${ink.red}; stroke-width: 2px; stroke-dasharray: 5 4; }
  `,
};

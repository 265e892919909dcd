const names = [
  ...['skipToContent', 'docsWrapper', 'docRoot', 'colorModeToggle', 'iconExternalLink'],
  ...['codeBlockTitle', 'codeBlockContent', 'codeBlockLines', 'codeLineNumber', 'buttonGroup'],
  ...['admonitionHeading', 'admonitionContent'],
];

/**
 * What the theme's components get in place of their CSS modules (src/css/plugin.ts): those of the classes that they ask for
 * that src/css has rules for, or src/text reads.
 */
export default Object.fromEntries(names.map((name) => [name, name]));

const names = [
  ...['skipToContent', 'iconExternalLink'],
  ...['codeBlockTitle', 'codeBlockContent', 'codeBlockLines', 'buttonGroup'],
  ...['admonitionHeading', 'admonitionContent'],
];

/**
 * What the theme's components get in place of their CSS modules (src/css/plugin.ts): only the classes that src/css has rules for,
 * or that src/text reads.
 */
export default Object.fromEntries(names.map((name) => [name, name]));

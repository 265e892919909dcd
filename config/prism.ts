import type {PrismTheme} from 'prism-react-renderer';

/** Beside those of prism-react-renderer: markup, css, javascript, jsx and json come with it. */
export const additionalLanguages = ['php', 'bash', 'sql', 'ini', 'nginx'];

/** What a block of code without a title says in its bar. */
export const languageNames: Readonly<Record<string, string>> = {
  bash: 'Shell',
  json: 'JSON',
  php: 'PHP',
  sql: 'SQL',
};

/**
 * One palette for both colour modes: its colours are tokens, so the HTML is right before any script
 * has run. The stock pair is inlined for light and corrected by script in dark.
 */
export const theme: PrismTheme = {
  plain: {color: 'var(--rift-code-text)', backgroundColor: 'var(--rift-code-surface)'},
  styles: [
    {
      types: ['comment', 'prolog', 'doctype', 'cdata'],
      style: {color: 'var(--rift-code-comment)', fontStyle: 'italic'},
    },
    {types: ['punctuation', 'operator', 'delimiter'], style: {color: 'var(--rift-code-comment)'}},
    {
      types: ['keyword', 'atrule', 'tag', 'selector', 'important'],
      style: {color: 'var(--rift-code-keyword)'},
    },
    {types: ['string', 'char', 'attr-value', 'regex', 'inserted'], style: {color: 'var(--rift-code-string)'}},
    {
      types: ['number', 'boolean', 'constant', 'symbol', 'attr-name', 'property'],
      style: {color: 'var(--rift-code-value)'},
    },
    {types: ['function', 'class-name', 'builtin'], style: {color: 'var(--rift-code-name)'}},
    {types: ['variable'], style: {color: 'var(--rift-code-text)'}},
    {types: ['deleted'], style: {color: 'var(--rift-code-deleted)'}},
  ],
};

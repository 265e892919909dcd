import {readdirSync} from 'node:fs';
import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The folders of src, lowest layer first: each may import only from earlier rows. */
const LAYERS = [
  ['css', 'shared'],
  ['cards', 'diagrams', 'redirects', 'runs', 'tables'],
  ['search'],
  ['text'],
  ['frame'],
  ['contributing', 'landing', 'theme'],
  ['pages'],
  // It may put together anything.
  ['page'],
];

/** The folders of the project, lowest first: none imports from a later one, but that config may use src/shared. */
const OUTSIDE = ['config', 'src', 'checks', 'scripts', 'e2e', 'bench'];

/** Folders that are not features: all others may use their files. */
const OPEN = ['css', 'pages', 'shared', 'theme'];

const rooms = readdirSync(new URL('src', import.meta.url), {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name);

const unplaced = rooms.filter((room) => !LAYERS.flat().includes(room));
if (unplaced.length > 0) throw new Error(`eslint.config.mjs: name the layer of src/${unplaced[0]}.`);

const SRC = '^(?:@site/src|(?:\\.\\./)*\\.\\.)/';

/**
 * @param {string} files
 * @param {{regex: string, message: string}[]} patterns
 */
const restrict = (files, patterns) => ({
  files: [files],
  rules: {'no-restricted-imports': ['error', {patterns}]},
});

const roomRules = rooms.map((own) => {
  const closed = rooms.filter((room) => room !== own && !OPEN.includes(room)).join('|');
  const above = LAYERS.slice(LAYERS.findIndex((layer) => layer.includes(own)))
    .flat()
    .filter((room) => room !== own && !(LAYERS[0]?.includes(own) && LAYERS[0].includes(room)));
  return restrict(`src/${own}/**/*.{ts,tsx}`, [
    {
      // A folder may import from another only files at its top level, the content or behaviour of a component, or a model.
      regex: `${SRC}(?:${closed})/(?!model/)[^/]+/(?!content$|behaviour$)`,
      message: 'This stands in a folder of another room: move it to the top of that room, or to src/shared.',
    },
    {
      regex: '^(?:@site|(?:\\.\\./)*\\.\\.)/(?:checks|scripts|e2e|bench)/',
      message: 'Checks and commands import from src, never the other way.',
    },
    ...above.map((room) => ({
      regex: `${SRC}${room}(?:/|$)`,
      message: `src/${room} builds on this room (LAYERS in eslint.config.mjs): move what both need down.`,
    })),
  ]);
});

/** What stands beside src is built on in one direction. */
const folderRules = ['config', 'checks', 'scripts', 'e2e'].map((own) =>
  restrict(`${own}/**/*.ts`, [
    {
      regex: `^(?:@site|(?:\\.\\./)+)/?(?!src/shared/)(?:${OUTSIDE.slice(OUTSIDE.indexOf(own) + 1).join('|')})/`,
      message: `${own}/ does not build on this folder (OUTSIDE in eslint.config.mjs): move what both need to config/.`,
    },
  ]),
);

const RUNS = '/^(exec|run|spawn)/i';

const OWN_GIT = {
  selector: `CallExpression:matches([callee.name=${RUNS}], [callee.property.name=${RUNS}]) > :first-child.arguments:matches([value=/^git(\\s|$)/], [quasis.0.value.raw=/^git\\s/])`,
  message: 'Run it with config/git.ts: users set git as they like, and each setting changes what it prints.',
};

const OWN_READING = {
  selector:
    "CallExpression[callee.name='readFileSync'][arguments.1.value='utf8'], CallExpression[callee.object.name='JSON'] CallExpression[callee.name='readFile']",
  message: 'Read it with readText of config/files.ts: an editor may have saved it as Windows does.',
};

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      'node_modules/',
      'playwright-report/',
      'test-results/',
      'bench/.work/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    languageOptions: {globals: {...globals.node}},
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.strict,
    languageOptions: {globals: {...globals.browser}},
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks, '@docusaurus': docusaurus},
    rules: {
      // Without the rules for the React Compiler, which this site does not use: they would take most of the time.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // A group that scrolls must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {roles: ['group', 'tabpanel'], tags: []}],
      // A table whose rows are laid out as blocks loses its roles, unless they are explicit.
      'jsx-a11y/no-redundant-roles': ['error', {thead: ['rowgroup'], tbody: ['rowgroup']}],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        {td: ['cell', 'presentation'], tr: ['presentation']},
      ],
      '@docusaurus/no-untranslated-text': 'off',
      '@docusaurus/prefer-docusaurus-heading': 'off',
      '@docusaurus/no-html-links': 'off',
    },
  },
  {
    // Rules that know types. The peers of the bench have configurations of their own.
    files: ['**/*.{ts,tsx}'],
    ignores: ['bench/peers/**'],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    },
  },
  ...roomRules,
  ...folderRules,
  {
    // What meets texts of readers, from fields, addresses and the clipboard. The rest reads only what stands in the repository.
    files: ['{config,src}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.ts',
      'src/{cards,page/delivery,redirects,text}/**',
      'src/frame/parseFrontMatter.ts',
      'src/landing/CodeShowcase/link.ts',
    ],
    plugins: {regexp},
    rules: {
      // A long text would freeze the page.
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['config/git.ts'],
    rules: {'no-restricted-syntax': ['error', OWN_GIT]},
  },
  {
    files: ['{checks,config,scripts,src}/**/*.ts'],
    ignores: ['**/*.test.ts', '**/fixture.ts', '**/testData.ts', 'config/{files,git}.ts'],
    rules: {'no-restricted-syntax': ['error', OWN_GIT, OWN_READING]},
  },
  {
    files: ['**/*.{test,spec}.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['skip', 'fixme'].map((property) => ({
          property,
          message: 'A test that is not run shows nothing, and `npm test` would count it as passed.',
        })),
      ],
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {sourceType: 'commonjs'},
    // Old versions of Node must be able to parse these files.
    rules: {
      'no-var': 'off',
      '@typescript-eslint/no-require-imports': 'off',
      '@typescript-eslint/no-var-requires': 'off',
      '@typescript-eslint/no-unused-vars': ['error', {caughtErrors: 'none'}],
      'prefer-const': 'off',
    },
  },
);

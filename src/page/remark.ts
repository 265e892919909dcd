import path from 'node:path';
import type {Root} from 'mdast';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';

interface Statement {
  type: string;
  source?: {value?: unknown} | null;
  specifiers?: readonly {local: {name: string}}[];
}

/** The properties read from the nodes of a page, including those of MDX. */
interface PageNode extends Node {
  data?: {estree?: {body: readonly Statement[]}} & Node['data'];
  name?: string | null;
  attributes?: readonly {name?: string; value?: unknown}[];
  value?: string;
  url?: string;
  lang?: string | null;
  meta?: string | null;
}

/** Once rendered, these are plain HTML, and their styles are in the style sheet. */
const PLAIN =
  /\.mdx?$|^@theme\/(Admonition|CodeBlock|Heading|TabItem|Tabs|TOCInline)$|^@docusaurus\/(Head|Link|Translate)$|^@site\/src\/shared\/Island$/;

/** A hook, or a listener. */
const NEEDS_CLIENT = /\buse[A-Z]\w*\(|\bon[A-Z]\w*=\{/;

/** `$$`, or a dollar sign followed by a TeX command or power. */
const FORMULA = /\$\$|\$[^\s$]*[\\^]/;

const NO_REACT = 'no React runs for pages in the browser';
const ISLAND =
  'add it to src/theme/MDXComponents/index.tsx, as an island if it has state (src/page/README.md)';
const MATH =
  'formulas are not set: write it in words, as code, or as MathML, which browsers draw by themselves';

/** A file beside a page, other than another page. */
const LOCAL_FILE = /^(?![a-z][a-z\d+.-]*:|[/#?]).*\.(?!mdx?(?:[#?]|$))\w+(?:[#?]|$)/i;

/** A file, other than a picture, that a page asks the bundler for. */
const REQUIRED = /\brequire\((['"])(?!.*\.(?:png|jpe?g|gif|webp|avif|svg)\1)[^'"]+\1\)/;

const FILE =
  'no file but pictures is copied from beside a page: put it into static/, and link to it from there, as in /file.pdf';

/** Where each name that a page imports comes from. */
function originsIn(root: Root): Map<string, string> {
  const origins = new Map<string, string>();
  visit(root as Node, 'mdxjsEsm', ({data}: PageNode) => {
    for (const {source, specifiers = []} of data?.estree?.body ?? [])
      for (const {local} of specifiers) origins.set(local.name, String(source?.value ?? '.md'));
  });
  return origins;
}

/** The text of an attribute, also of one that is an expression. */
const sourceOf = ({value}: {value?: unknown}): string =>
  typeof value === 'object' && value !== null && 'value' in value ? String(value.value) : String(value ?? '');

/** What would not work in the browser, and what to do about it. */
function problemOf(node: PageNode, origins: ReadonlyMap<string, string>): string | undefined {
  const {type, name, attributes = [], value = '', url = '', lang, meta} = node;
  if (type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement') {
    const origin = origins.get(name?.split('.')[0] ?? '');
    if (origin !== undefined && !PLAIN.test(origin))
      return `<${name}> comes from ${origin}, and ${NO_REACT}: ${ISLAND}`;
    const listener = attributes.find((one) => /^on[A-Z]/.test(one.name ?? ''));
    if (listener) return `${listener.name} of <${name}> is never called, as ${NO_REACT}: ${ISLAND}`;
  }
  if ((type === 'link' || type === 'definition') && LOCAL_FILE.test(url)) return FILE;
  if (/^mdx/.test(type) && [value, ...attributes.map(sourceOf)].some((text) => REQUIRED.test(text)))
    return FILE;
  if (type === 'mdxjsEsm' && NEEDS_CLIENT.test(value))
    return `the component has state or listens to events, and ${NO_REACT}: move it to a file, and ${ISLAND}`;
  if (type === 'code' && /(^| )live( |$)/.test((meta ?? '').replace(/"[^"]*"/g, '')))
    return `the code is not run, as ${NO_REACT}: leave "live" out, and show the code and its result`;
  if ((type === 'code' && lang === 'math') || (type === 'text' && FORMULA.test(value))) return MATH;
  return undefined;
}

/** Stops the build if a page uses something that works in Docusaurus, but not here. */
export default function plainPage(): (root: Root, page: {cwd: string; path: string}) => void {
  return (root, {cwd, path: file}) => {
    const origins = originsIn(root);
    visit(root as Node, (node) => {
      const problem = problemOf(node, origins);
      if (problem !== undefined)
        throw new Error(`${path.relative(cwd, file)}:${node.position?.start.line ?? 1}: ${problem}`);
    });
  };
}

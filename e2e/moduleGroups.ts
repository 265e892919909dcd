import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';
import {MODULE_SIZES, type ModuleSizes} from '../plugins/moduleSizes';

const GENERATED = path.join(__dirname, '../.docusaurus');

/** Whose code there is, with where it is read from; the first that fits counts. What bundlers add themselves is in no file. */
const WHERE = {
  react: /node_modules\/(react|react-dom|scheduler|its-fine)\//,
  router: /node_modules\/(react-router[\w-]*|history|react-helmet[\w-]*|@slorber\/[\w-]+|react-loadable)\//,
  docusaurus: /node_modules\/@docusaurus\//,
  packages: /node_modules\//,
  routes: /\/\.docusaurus\//,
  pages: /\/(docs|versioned_docs)\//,
  bundler: /^$/,
  site: /./,
} as const;

type Group = keyof typeof WHERE;
export type Groups = Record<Group, number>;
const GROUPS = Object.keys(WHERE) as Group[];

const groupOf = (file: string): Group => GROUPS.find((group) => WHERE[group].test(file)) ?? 'site';

/** How much smaller the code of a file gets when it is made small; modules are noted with their comments. */
function measureShrinkage(file: string): number {
  const {ext} = path.parse(file);
  if (!/^\.([cm]?js|tsx?)$/.test(ext)) return 1;
  const text = readFileSync(file, 'utf8');
  const loader = ext.startsWith('.ts') ? 'tsx' : 'jsx';
  return text === '' ? 1 : transformSync(text, {minify: true, loader}).code.length / text.length;
}

/** Most files are in the scripts of every page. */
const shrinkages = new Map<string, number>();

function shrinkageOf(file: string): number {
  const known = shrinkages.get(file) ?? measureShrinkage(file);
  shrinkages.set(file, known);
  return known;
}

/**
 * Shares scripts out among those whose code is in them, by its size when it is made small.
 *
 * @param scripts - their paths and their sizes, in bytes
 */
export function groupSizes(scripts: ReadonlyMap<string, number>): Groups {
  const known = JSON.parse(readFileSync(path.join(GENERATED, MODULE_SIZES), 'utf8')) as ModuleSizes;
  const sizes = Object.fromEntries(GROUPS.map((group) => [group, 0])) as Groups;
  for (const [script, size] of scripts) {
    // The runtime of the bundler has no module.
    const modules = Object.entries(known[script.replace(/^\//, '')] ?? {'': size});
    const parts = modules.map(([file, bytes]) => ({group: groupOf(file), bytes: bytes * shrinkageOf(file)}));
    const all = parts.reduce((sum, {bytes}) => sum + bytes, 0);
    for (const {group, bytes} of parts) sizes[group] += (size * bytes) / all;
  }
  return Object.fromEntries(GROUPS.map((group) => [group, Math.round(sizes[group])])) as Groups;
}

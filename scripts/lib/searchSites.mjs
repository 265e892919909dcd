import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {copyPackages, copyProject, linkPackages} from './copy.mjs';
import {exec} from './exec.mjs';
import {Refusal} from './refusal.mjs';

const PLUGIN = '@easyops-cn/docusaurus-search-local';

/** Without a range, so that the same is compared at any time. */
export const PLUGIN_SPEC = `${PLUGIN}@0.55.3`;

/** Stands in the folder of the site, beside the configuration that it adds to. */
const PLUGIN_CONFIG = 'search-local.config.ts';

/** Components that would take the place of the plugin's. */
const OWN_COMPONENTS = ['src/theme/SearchBar', 'src/theme/Navbar/Search'];

const IS_TEXT = /\.(css|html|js|json|md|svg|txt|xml)$/;

/**
 * @param {string} folder of a copy
 * @param {readonly string[]} args
 */
async function build(folder, args = []) {
  const command = ['scripts/run.cjs', 'docusaurus', 'build', ...args];
  const status = await exec(process.execPath, command, {cwd: folder});
  if (status !== 0) throw new Refusal('The site could not be built: see what Docusaurus says above.');
}

async function requirePlugin() {
  if ((await exec('npm', ['view', PLUGIN_SPEC, 'version'], {isQuiet: true})) === 0) return;
  throw new Refusal(
    `The registry does not have ${PLUGIN_SPEC}, or does not answer: there is nothing to compare with.`,
  );
}

/** @param {string} folder of a copy */
async function installPlugin(folder) {
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  if ((await exec('npm', ['install', ...options, PLUGIN_SPEC], {cwd: folder})) !== 0)
    throw new Refusal(`${PLUGIN_SPEC} could not be installed: see what npm says above.`);
}

/**
 * This site as it is.
 * @param {string} folder to be made
 */
export async function buildOwn(folder) {
  await mkdir(folder);
  await copyProject(folder);
  await linkPackages(folder);
  await build(folder);
}

/**
 * The same site with the plugin, without options, in place of its own search.
 * @param {string} folder to be made
 */
export async function buildWithPlugin(folder) {
  await requirePlugin();
  await mkdir(folder);
  await copyProject(folder);
  await copyPackages(folder);
  await installPlugin(folder);
  for (const component of OWN_COMPONENTS) await rm(path.join(folder, component), {recursive: true});
  await writeFile(
    path.join(folder, PLUGIN_CONFIG),
    `import config from './docusaurus.config';

export default {...config, themes: [...(config.themes ?? []), '${PLUGIN}']};
`,
  );
  await build(folder, ['--config', PLUGIN_CONFIG]);
}

/**
 * Puts a compressed file beside each file of text in the build, which the server then sends, as hosts do.
 * @param {string} folder of a copy
 */
export async function compressBuild(folder) {
  const files = await readdir(path.join(folder, 'build'), {recursive: true});
  for (const name of files.filter((file) => IS_TEXT.test(file))) {
    const file = path.join(folder, 'build', name);
    await writeFile(`${file}.gz`, await promisify(gzip)(await readFile(file)));
  }
}

import {existsSync} from 'node:fs';
import path from 'node:path';
import {transformSync, type TransformFailure} from 'esbuild';
import {frontMatterOf} from '../../config/docPage';
import {filesBelow, readJson, readText} from '../../config/files';
import {readVersionNames, versionFolder, versionSidebar, withNext} from '../../config/versions';
import {readRuns} from '../../src/frame/lastRuns';
import {readHosting} from '../../src/redirects/redirects';
import {UserError} from './command';

function requireSource(root: string, name: string): void {
  try {
    transformSync(readText(path.join(root, name)), {loader: 'ts', logLevel: 'silent'});
  } catch (error) {
    const [first] = (error as TransformFailure).errors;
    throw new UserError(
      `${name}:${first?.location?.line ?? 1}: ${first?.text}. Correct it, or take it back: git checkout -- ${name}`,
    );
  }
}

type Row = Readonly<Record<string, unknown>>;

/** Requires that all rows of a table have the same columns; rows of namespaces count as a separate table. */
function requireTable(root: string, name: string): void {
  const rows = readJson<Row[]>(path.join(root, name), 'list');
  for (const isNamespace of [true, false]) {
    const same = rows.filter((row) => (row?.kind === 'namespace') === isNamespace);
    const columns = new Set(same.flatMap((row) => Object.keys(row ?? {})));
    for (const [index, row] of same.entries()) {
      const missing = [...columns].find((column) => !Object.hasOwn(row ?? {}, column));
      if (missing !== undefined)
        throw new UserError(
          `${name}: the row ${String(row?.id ?? index + 1)} has no "${missing}", as the others have: add it, or remove the row`,
        );
    }
  }
}

/** Stops a command at the first file of the project that it cannot read. */
export function requireReadable(root: string): void {
  const versions = readVersionNames(path.join(root, 'versions.json'));
  ['docusaurus.config.ts', 'sidebars.ts'].forEach((name) => requireSource(root, name));
  versions.forEach((name) => readJson(path.join(root, versionSidebar(name)), 'map'));
  readHosting(root);
  readRuns(root);
  for (const folder of withNext(versions).map(versionFolder)) {
    for (const file of existsSync(path.join(root, folder)) ? filesBelow(path.join(root, folder)) : []) {
      const name = `${folder}/${file}`;
      if (/^_data\/[^/]+\.json$/.test(file)) requireTable(root, name);
      else if (/^_data\/runs\/.+\.json$/.test(file)) readJson(path.join(root, name), 'map');
      else if (/^[^_].*\.mdx?$/.test(file)) frontMatterOf(name, readText(path.join(root, name)));
    }
  }
}

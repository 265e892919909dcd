import {execFile} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import semver from 'semver';
import {acceptedAdvisories} from './acceptedAdvisories';
import {LOCKFILE} from './commonJs';
import {MANIFEST} from './project';

/** What readers load, by the folder that npm is told of. */
export type ShippedPackages = Readonly<Record<string, {name: string; version: string; host?: string}>>;

interface Component {
  name: string;
  version: string;
  scope?: string;
  properties?: {name: string; value: string}[];
  components?: Component[];
}

/** The packages that a bill of materials says readers load. What is inside another gets a folder of its own in it. */
export function shippedIn(bill: string): ShippedPackages {
  const {components = []} = JSON.parse(bill) as {components?: Component[]};
  const shipped = components.filter(({scope}) => scope === 'required');
  return Object.fromEntries(
    shipped.flatMap(({name, version, properties, components: inside = []}) => {
      const folder = properties?.find((property) => property.name === 'cdx:npm:package:path')?.value;
      if (folder === undefined) throw new Error(`the bill of materials does not say where ${name} is`);
      const taken = inside.map((one, index) => [
        `${folder}/node_modules/inside-${index}`,
        {name: one.name, version: one.version, host: name},
      ]);
      return [[folder, {name, version}], ...taken] as [string, ShippedPackages[string]][];
    }),
  );
}

interface Advisory {
  title: string;
  url: string;
  severity: string;
  range: string;
}

/** What `npm audit --json` answers; a package is also there for depending on another, whose name then stands in `via`. */
interface Answer {
  vulnerabilities?: Record<string, {via: (string | Advisory)[]; nodes: string[]}>;
  message?: string;
  error?: {summary?: string};
}

export class NotAsked extends Error {}

/** Asks npm for the advisories of packages as if they were all that a project has, so that nothing else is in the answer. */
export async function askNpm(
  packages: ShippedPackages,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Answer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rift-audit-'));
  try {
    const project = {name: 'shipped', version: '0.0.0'};
    const entries = Object.entries(packages).map(([at, {name, version}]) => [at, {name, version}]);
    const lockfile = {
      ...project,
      lockfileVersion: 3,
      packages: {'': project, ...(Object.fromEntries(entries) as object)},
    };
    await writeFile(path.join(folder, MANIFEST), JSON.stringify(project));
    await writeFile(path.join(folder, LOCKFILE), JSON.stringify(lockfile));
    // The status says that something was found, or that nobody answered: what is printed says which.
    const said = await new Promise<string>((resolve) => {
      const options = {cwd: folder, env, shell: process.platform === 'win32', maxBuffer: Infinity};
      execFile('npm', ['audit', '--package-lock-only', '--json'], options, (_error, out) => resolve(out));
    });
    const answer = JSON.parse(said === '' ? '{}' : said) as Answer;
    if (answer.vulnerabilities) return answer;
    throw new NotAsked(answer.message ?? answer.error?.summary ?? 'npm audit gave no answer');
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

export interface Findings {
  /** A line for each fault that readers may load. */
  open: string[];
  /** A line for each that was accepted, with its reason. */
  accepted: string[];
}

/** What an answer says of the packages, less what was looked at and accepted. */
export function findingsIn(
  {vulnerabilities = {}}: Answer,
  packages: ShippedPackages,
  accepted = acceptedAdvisories,
): Findings {
  const found: Findings = {open: [], accepted: []};
  for (const {via, nodes} of Object.values(vulnerabilities)) {
    const advisories = via.filter((one) => typeof one !== 'string');
    for (const node of nodes) {
      const at = packages[node];
      if (at === undefined) continue;
      for (const {title, url, severity, range} of advisories) {
        if (!semver.satisfies(at.version, range)) continue;
        const exception = accepted.find(
          ({id, name, version, host}) =>
            url.endsWith(`/${id}`) && name === at.name && version === at.version && host === at.host,
        );
        const what = `${at.name} ${at.version}${at.host === undefined ? '' : ` inside ${at.host}`}: ${severity}: ${title} (${url})`;
        if (exception) found.accepted.push(`${what}: accepted: ${exception.reason}`);
        else
          found.open.push(
            `${what}: update ${at.host ?? at.name}, or show in scripts/dependencies/acceptedAdvisories.ts why it does not matter`,
          );
      }
    }
  }
  return found;
}

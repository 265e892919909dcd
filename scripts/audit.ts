import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {satisfies} from 'semver';

export interface Bill {
  components: {name: string; version: string; scope: string}[];
}

export interface Audit {
  /** By package. A string in `via` is a vulnerable dependency, which has an entry of its own. */
  vulnerabilities: Readonly<
    Record<string, {via: (string | {title: string; url: string; severity: string; range: string})[]}>
  >;
}

/** Of what `npm audit` knows, the faults in what readers load: one in what only builds the site harms nobody. */
export const faultsIn = ({components}: Bill, {vulnerabilities}: Audit): string[] =>
  components
    .filter(({scope}) => scope === 'required')
    .flatMap(({name, version}) =>
      (vulnerabilities[name]?.via ?? []).flatMap((fault) =>
        typeof fault !== 'string' && satisfies(version, fault.range)
          ? [`${name} ${version}: ${fault.severity}: ${fault.title} (${fault.url})`]
          : [],
      ),
    );

if (process.argv[1] === __filename) {
  const bill = JSON.parse(readFileSync('build/sbom.json', 'utf8')) as Bill;
  const {stdout} = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    maxBuffer: Infinity,
    shell: process.platform === 'win32',
  });
  const audit = JSON.parse(stdout) as Partial<Audit>;
  if (!audit.vulnerabilities) throw new Error(`npm audit did not answer: ${stdout}`);
  const faults = faultsIn(bill, {vulnerabilities: audit.vulnerabilities});
  console.log([...faults, `known faults in what readers load: ${faults.length}`].join('\n'));
  process.exitCode = faults.length > 0 ? 1 : 0;
}

import {FIRST_LINE, type Problem} from '../../checks/lib/rule';
import {
  entriesOf,
  exceptionFor,
  INSTALLED_LICENCES,
  isAllowed,
  licenceExceptions,
  licenceOf,
  LOCKFILE,
  nameAt,
  type LicenceException,
} from './commonJs';
import {lineOf, type Project} from './project';

const LIST = 'config/licences.ts';

/** What `license` of a package says; older ones have an object there. */
function declaredBy(license: unknown): string | undefined {
  if (typeof license === 'string') return license;
  const type = (license as {type?: unknown} | null | undefined)?.type;
  return typeof type === 'string' ? type : undefined;
}

/** Whether everything that the lockfile names, and everything that is installed, is under a licence that is allowed. */
export function licenceProblems(project: Project, exceptions = licenceExceptions): Problem[] {
  const {packages, installed} = project;
  const used = new Set<LicenceException>();
  const problems = entriesOf(packages).flatMap(([folder, {version, license: locked}]): Problem[] => {
    const name = nameAt(folder);
    const tell = (message: string) => [{file: LOCKFILE, line: lineOf(project, folder), message}];
    const manifest = installed[folder];
    const license = manifest ? declaredBy(manifest.license) : locked;
    if (license !== locked)
      return tell(
        `${name} ${version} is under ${license ?? 'no licence'} by its package.json, here under ${locked ?? 'none'}: run \`npm ci\`; if that does not help, find out why`,
      );
    const exception = exceptionFor({name, version, license}, exceptions);
    if (exception) {
      used.add(exception);
      if (exception.licence === undefined) return [];
    }
    const licence = licenceOf({name, version, license}, exceptions);
    if (isAllowed(licence, INSTALLED_LICENCES)) return [];
    return tell(
      `${name} ${version} is under ${licence ?? 'no licence that it names'}: do without it, or read its licence and allow it in ${LIST}`,
    );
  });
  const unused = exceptions.filter((exception) => !used.has(exception));
  return [
    ...problems,
    ...unused.map(({name, version}) => ({
      file: LIST,
      line: FIRST_LINE,
      message: `there is no ${name} ${version} that needs an exception: remove it`,
    })),
  ];
}

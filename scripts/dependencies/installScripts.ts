import {FIRST_LINE, type Problem} from '../../checks/lib/rule';
import {entriesOf, LOCKFILE, nameAt} from './commonJs';
import {lineOf, MANIFEST, SETTINGS, type Project} from './project';
import {reviewedScripts} from './reviewedScripts';

const LIST = 'scripts/dependencies/reviewedScripts.ts';

/** npm before version 11 runs every script unless it is told not to; later ones go by `allowScripts` of package.json. */
export const RUN_NONE = 'ignore-scripts=true';

const EVENTS = ['preinstall', 'install', 'postinstall'];

/** Whether each script that wants to run at an installation was looked at, and package.json tells npm of the outcome. */
export function installScriptProblems(project: Project, reviewed = reviewedScripts): Problem[] {
  const {manifest, packages, installed, settings} = project;
  const problems: Problem[] = [];
  const tell = (file: string, message: string, line = FIRST_LINE) => problems.push({file, line, message});

  const wanting = entriesOf(packages).filter(([folder, {hasInstallScript}]) => {
    const runs = EVENTS.filter((event) => installed[folder]?.scripts?.[event] !== undefined);
    if (runs.length > 0 && !hasInstallScript)
      tell(
        LOCKFILE,
        `${nameAt(folder)} has the script ${runs.join(', ')}, and no word of it here: remove the entry, then run \`npm install\``,
        lineOf(project, folder),
      );
    return hasInstallScript === true || runs.length > 0;
  });
  const isWanting = (name: string, version: string) =>
    wanting.some(([folder, entry]) => nameAt(folder) === name && entry.version === version);

  for (const [folder, {version}] of wanting) {
    const name = nameAt(folder);
    if (!reviewed.some((review) => review.name === name && review.version === version))
      tell(
        LOCKFILE,
        `${name} ${version} wants to run a script when it is installed: read it, and allow or refuse it in ${LIST}`,
        lineOf(project, folder),
      );
  }
  for (const {name, version} of reviewed)
    if (!isWanting(name, version)) tell(LIST, `${name} ${version} has no script to run: remove it`);

  const told = manifest.allowScripts ?? {};
  const wanted = Object.fromEntries(reviewed.map(({name, isAllowed}) => [name, isAllowed]));
  for (const name of new Set([...Object.keys(told), ...Object.keys(wanted)]))
    if (told[name] !== wanted[name])
      tell(
        MANIFEST,
        `"allowScripts" has ${name} as ${String(told[name])}, ${LIST} as ${String(wanted[name])}: write what the latter says`,
      );

  const isAnyAllowed = reviewed.some(({isAllowed}) => isAllowed);
  if (settings.includes(RUN_NONE) === isAnyAllowed)
    tell(
      SETTINGS,
      isAnyAllowed
        ? `${RUN_NONE} also stops what ${LIST} allows: remove the line`
        : `lacks ${RUN_NONE}, without which npm 10 runs what ${LIST} refuses: add it`,
    );
  return problems;
}

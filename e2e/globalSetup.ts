import {engineNames, ENGINES, isInstalled} from './engines/engine';
import {areComparedElsewhere} from '../scripts/pictures';

/** Reports once per run which projects were left out of playwright.config.ts. */
export default function globalSetup(): void {
  for (const name of engineNames)
    if (!isInstalled(name))
      console.log(
        `The tasks of readers do not run in ${name}, which is not installed: apt-get install ${ENGINES[name].packages}`,
      );
  if (areComparedElsewhere) console.log('The pictures of pages are not compared: PICTURES is off.');
}

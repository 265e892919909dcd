import {isInstalled, PACKAGES} from './engines/engine';
import {obstacleHere} from './screenshotMaker';

/** Says once in a run which projects are not in playwright.config.ts. */
export default function globalSetup(): void {
  for (const [name, packages] of Object.entries(PACKAGES))
    if (!isInstalled(name as keyof typeof PACKAGES))
      console.log(
        `The tasks of readers do not run in ${name}, which is not installed: apt-get install ${packages}`,
      );
  const obstacle = obstacleHere();
  if (obstacle) console.log(obstacle);
}

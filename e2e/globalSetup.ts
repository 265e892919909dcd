import {engines, isInstalled, missingLine} from './engines';
import {obstacleHere} from './screenshotMaker';

/** Says once in a run which projects are not in playwright.config.ts. */
export default function globalSetup(): void {
  for (const engine of engines) if (!isInstalled(engine)) console.log(missingLine(engine));
  const obstacle = obstacleHere();
  if (obstacle) console.log(obstacle);
}

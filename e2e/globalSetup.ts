import {engines, isInstalled, missingLine} from '../config/engines';

/** Says once in a run which browsers have no project in playwright.config.ts. */
export default function globalSetup(): void {
  for (const engine of engines()) if (!isInstalled(engine)) console.log(missingLine(engine));
}

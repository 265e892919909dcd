import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {askNpm, findingsIn, NotAsked, shippedIn} from './advisories';

/**
 * Asks the advisory service of the registry for what readers load, which the last build has noted. Exit status 1 when
 * there is a fault that nobody has accepted, 2 when the service could not be asked.
 */
const BILL = fileURLToPath(new URL('../../build/sbom.json', import.meta.url));

function readBill(): string {
  try {
    return readFileSync(BILL, 'utf8');
  } catch {
    console.error('There is no build/sbom.json, which says what readers load: run `npm run build` first.');
    process.exit(2);
  }
}

const packages = shippedIn(readBill());
try {
  const {open, accepted} = findingsIn(await askNpm(packages), packages);
  for (const line of open) console.error(line);
  for (const line of accepted) console.log(line);
  console.log(
    `${Object.keys(packages).length} packages that readers load: ${open.length} faults, ${accepted.length} accepted`,
  );
  process.exitCode = open.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof NotAsked)) throw error;
  console.error(`The advisory service could not be asked: ${error.message}`);
  process.exitCode = 2;
}

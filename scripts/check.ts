import {runCommand} from './lib/command';
import {checkSources, report} from './lib/parts';

/** What looks at the sources alone. */
runCommand(__filename, async () => report(await checkSources()));

import {runCommand} from './lib/command';
import {browserEnv, playwright} from './lib/playwright';

/** The browser tests on the last build; arguments go to Playwright. */
runCommand(__filename, async (args) => playwright(args, await browserEnv()));

import {runCommand} from './lib/command';
import {browserEnv, playwright} from './lib/playwright';

/** Runs the browser tests on the last build; arguments are passed to Playwright. */
runCommand(__filename, async (args) => playwright(args, await browserEnv()));

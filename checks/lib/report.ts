import {writeFileSync} from 'node:fs';
import type {Problem} from './rule';

/** A check, and what it found. */
export type Outcome = readonly [name: string, problems: readonly Problem[]];

/** Says what checks find as `file:line: message`, and counts those that find nothing and those that do. */
export function openReport() {
  const tally = {passed: 0, failed: 0};
  return {
    /** @param where - what was checked, before the name of each check that found something */
    add(outcomes: readonly Outcome[], where?: string): void {
      for (const [name, problems] of outcomes) {
        if (problems.length === 0) {
          tally.passed += 1;
          continue;
        }
        tally.failed += 1;
        console.error(`${where === undefined ? '' : `${where}: `}${name}: ${problems.length} times not so`);
        problems.forEach(({file, line, message}) => console.error(`  ${file}:${line}: ${message}`));
      }
    },
    /** Ends the program with status 1 when a check found something. @param file - for the counts, if there is one */
    end(file: string | undefined): void {
      if (file !== undefined) writeFileSync(file, JSON.stringify(tally));
      process.exitCode = tally.failed === 0 ? 0 : 1;
    },
  };
}

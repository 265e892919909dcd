import type {Problem} from './rule';

/** The name of a rule, and what it found. */
export type Outcome = readonly [name: string, problems: readonly Problem[]];

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Prints what rules find as `file:line: rule: message`, and counts the rules that pass and fail. */
export function openReport() {
  const tally = {passed: 0, failed: 0};
  const counts = new Map<string, number>();
  return {
    add(outcomes: readonly Outcome[]): void {
      for (const [name, problems] of outcomes) {
        tally[problems.length === 0 ? 'passed' : 'failed'] += 1;
        counts.set(name, (counts.get(name) ?? 0) + problems.length);
        for (const {file, line, message} of problems) console.error(`${file}:${line}: ${name}: ${message}`);
      }
    },
    /** Prints the counts, and returns the exit status: 1 if a rule failed. */
    end(): number {
      for (const [name, count] of counts)
        if (count > 0) console.error(`${name}: ${counted(count, 'problem')}`);
      console.log(`${tally.passed} passed, ${tally.failed} failed`);
      return tally.failed === 0 ? 0 : 1;
    },
  };
}

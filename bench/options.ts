import {parseArgs} from 'node:util';

/** What can be measured, in the order in which it is. */
export const PARTS = ['build', 'weight', 'lighthouse', 'interact'] as const;
type Part = (typeof PARTS)[number];

export const HELP = `Measures this site beside sites of the same pages that other generators make, and writes bench/RESULTS.md.

  npm run bench -- [options]

  --peers a,b     the sites to compare with, or none: ${'{peers}'}
  --parts a,b     what to measure: ${PARTS.join(', ')}; without build, the sites as they were built last
  --rounds N      how often to measure what varies (5)
  --help          this text

The figures count on a machine that does nothing else. The exit status is 1 when a part failed.`;

export interface Options {
  peers: string[];
  parts: Part[];
  rounds: number;
  isHelp: boolean;
}

function readList<Name extends string>(
  text: string | undefined,
  known: readonly Name[],
  what: string,
): Name[] {
  if (text === undefined) return [...known];
  const asked = text.split(',').filter((name) => name !== '' && name !== 'none');
  const unknown = asked.find((name) => !known.includes(name as Name));
  if (unknown !== undefined)
    throw new Error(`There is no ${what} "${unknown}". There are: ${known.join(', ')}.`);
  return known.filter((name) => asked.includes(name));
}

/**
 * The options of a call.
 *
 * @param peers - the names of all peers
 * @throws when there is no such option, or no such value of one
 */
export function readOptions(args: string[], peers: readonly string[]): Options {
  const {values} = parseArgs({
    args,
    options: {
      peers: {type: 'string'},
      parts: {type: 'string'},
      rounds: {type: 'string', default: '5'},
      help: {type: 'boolean', default: false},
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`"${values.rounds}" is not a number of rounds: give 1 or more.`);
  return {
    peers: readList(values.peers, peers, 'peer'),
    parts: readList(values.parts, PARTS, 'part'),
    rounds,
    isHelp: values.help,
  };
}

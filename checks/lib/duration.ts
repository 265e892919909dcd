const COUNTS: Readonly<Record<string, number>> = {
  'half an': 0.5,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  sixty: 60,
};

const SECONDS = {minute: 60, hour: 3600} as const;

/** Source of a pattern for minutes and hours in words, `half an hour`; "a minute" is mostly an idiom. */
export const DURATION = `\\b(?:${Object.keys(COUNTS).join('|')}|\\d+)[ -](?:${Object.keys(SECONDS).join('|')})s?\\b`;

/** Seconds of a text that the pattern matches; undefined for any other. */
export function secondsOf(duration: string): number | undefined {
  const [, count = '', unit] = /^(.+)[ -](minute|hour)s?$/i.exec(duration) ?? [];
  if (unit === undefined) return undefined;
  return (COUNTS[count.toLowerCase()] ?? Number(count)) * SECONDS[unit.toLowerCase() as keyof typeof SECONDS];
}

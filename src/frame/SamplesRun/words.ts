import type {SamplesRunFacts} from '../frontMatter';

/** “Samples run on rift/core 1.0.0, PHP 8.2.29, on 24 November 2025” */
export function ranOn({framework, php, date}: SamplesRunFacts): string {
  const day = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date));
  return `Samples run on rift/core ${framework}, PHP ${php}, on ${day}`;
}

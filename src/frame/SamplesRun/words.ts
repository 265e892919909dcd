import type {SamplesRunFacts} from '../frontMatter';

/** “Samples run on rift/core 1.0.0, PHP 8.2.29, on Nov 24, 2025”: the date has the form of the theme's, which stands below it. */
export function ranOn({framework, php, date}: SamplesRunFacts): string {
  const day = new Intl.DateTimeFormat('en', {dateStyle: 'medium', timeZone: 'UTC'}).format(new Date(date));
  return `Samples run on rift/core ${framework}, PHP ${php}, on ${day}`;
}

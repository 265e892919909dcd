import type {Answer} from './ask';
import type {ExternalLink} from './collect';

export interface Report {
  /** Those that were asked. */
  links: (Answer & Pick<ExternalLink, 'places'>)[];
  /** Those that were not. */
  ignored: (ExternalLink & {reason: string})[];
  /** Entries of the list that nothing needs. */
  unused: string[];
}

const broken = ({links}: Report) => links.filter(({verdict}) => verdict === 'broken');
const moved = ({links}: Report) => links.filter(({verdict}) => verdict === 'moved');

/** 1 where an address does not answer. */
export const statusOf = (report: Report) => (broken(report).length > 0 ? 1 : 0);

export const count = (report: Report) =>
  `links asked: ${report.links.length}, broken: ${broken(report).length}, moved: ${moved(report).length}; not asked: ${report.ignored.length}`;

/** One line for each place to put right, then the count. */
export function lines(report: Report): string[] {
  return [
    ...broken(report).flatMap(({url, reason, places}) => places.map((at) => `${at}: ${url} ${reason}`)),
    ...moved(report).flatMap(({url, to, places}) => places.map((at) => `${at}: ${url} has moved to ${to}`)),
    ...report.unused.map((prefix) => `scripts/links/ignored.ts: no link begins with ${prefix} any more`),
    count(report),
  ];
}

/** In code, so that GitHub neither links the address, which would leave a trace there, nor calls anybody. */
const code = (text: string) => `\`${text.replaceAll('`', '%60')}\``;

function list(title: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`## ${title}`, '', ...items, ''];
}

/** For a page of GitHub. */
export function markdown(report: Report): string {
  const at = (places: readonly string[]) => places.map(code).join(', ');
  return [
    ...list(
      'Do not answer',
      broken(report).map(({url, reason = '', places}) => `- ${code(url)} ${code(reason)}: ${at(places)}`),
    ),
    ...list(
      'Have moved for good',
      moved(report).map(({url, to = '', places}) => `- ${code(url)} to ${code(to)}: ${at(places)}`),
    ),
    count(report),
  ].join('\n');
}

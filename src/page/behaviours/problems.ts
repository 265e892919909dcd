import {problemAddress, type Problem} from '@site/config/repository';
import {closestOf} from '@site/src/shared/dom';
import {placeRead} from '@site/src/frame/placeRead';

/** Adds the place that the reader is at to the report, just before the browser reads the link's address. */
function addHeading(event: Event): void {
  const link = closestOf(event, 'a[data-problem]');
  if (!(link instanceof HTMLAnchorElement)) return;
  const problem = JSON.parse(link.dataset.problem ?? '{}') as Omit<Problem, 'heading'>;
  link.href = problemAddress({...problem, heading: placeRead(link.dataset.atFoot !== undefined)});
}

export function setup(): void {
  for (const type of ['pointerdown', 'click'] as const) document.addEventListener(type, addHeading, true);
}

import {problemAddress, type Problem} from '@site/config/repository';
import {closestOf} from '@site/src/shared/dom';
import {placeRead} from '@site/src/frame/placeRead';

/** Says in the report what the reader is at, just before the browser reads the address of the link. */
function addHeading(event: Event): void {
  const link = closestOf(event, 'a[data-problem]');
  if (!(link instanceof HTMLAnchorElement)) return;
  const problem = JSON.parse(link.dataset.problem ?? '{}') as Omit<Problem, 'heading'>;
  link.href = problemAddress({...problem, heading: placeRead(link.dataset.atFoot !== undefined)});
}

export function setup(): void {
  for (const type of ['pointerdown', 'click'] as const) document.addEventListener(type, addHeading, true);
}

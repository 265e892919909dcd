import {readActiveHeading} from '../activeHeading';
import {afterPaint, elementOf} from '@site/src/shared/dom';

/** The links of the outlines, of which one list is shown at a time. */
const LINKS = '[data-outline] a[href^="#"]';

let links: HTMLAnchorElement[] = [];
let headings: HTMLElement[] = [];
let frame = 0;

/** Marks the heading being read. */
function mark(): void {
  frame = 0;
  // Headings in closed tabs have no position.
  const active = readActiveHeading(headings.filter((heading) => heading.checkVisibility()));
  for (const link of links)
    if (active !== undefined && elementOf(link.hash)?.id === active)
      link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
}

function schedule(): void {
  if (headings.length > 0) frame ||= requestAnimationFrame(mark);
}

export function setup(): void {
  window.addEventListener('scroll', schedule, {passive: true});
  window.addEventListener('resize', schedule);
}

export function onPageLoad(): void {
  links = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)];
  headings = [...new Set(links.flatMap(({hash}) => elementOf(hash) ?? []))];
  afterPaint(schedule);
}

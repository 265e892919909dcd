import {problemAddress, type Problem} from '@site/config/repository';
import {readActiveHeading} from './activeHeading';
import {
  afterPaint,
  closestOf,
  elementOf,
  focusFragment,
  idOf,
  isPlainPress,
  navigationType,
  prefersReducedMotion,
  readLandingLine,
} from '@site/src/shared/dom';
import {layOutAll} from '@site/src/shared/layOut';

/** In px: a scroll that ends farther than this from the target was a different scroll. */
const NEAR = 120;

/** Any of these means that the reader is scrolling. */
const READER_SCROLLS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

let target: HTMLElement | undefined;
/** Where the page was when the key End was pressed. Chromium may end that scroll before it begins, because of the layout. */
let leftAt: number | undefined;

function end(): void {
  target = undefined;
  leftAt = undefined;
}

/** The layout may shift during the scroll, so the last few pixels are a jump. */
function finishScroll(): void {
  if (window.scrollY === leftAt)
    window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'});
  leftAt = undefined;
  if (!target || Math.abs(target.getBoundingClientRect().top - readLandingLine()) > NEAR) return;
  const place = target;
  end();
  place.scrollIntoView({behavior: 'instant'});
}

/** The target of a plain press on a link inside the page. */
function pressedPlace(event: MouseEvent): HTMLElement | null {
  if (event.defaultPrevented || !isPlainPress(event)) return null;
  const href = closestOf(event, 'a[href]')?.getAttribute('href');
  return href?.startsWith('#') ? elementOf(href) : null;
}

function isInView(element: Element | null): boolean {
  const {top = 0, bottom = 0} = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < window.innerHeight && bottom > top;
}

/** `Requirements (#requirements)`, or only the fragment if it is not that of a heading. */
function nameOf(hash: string): string {
  const target = elementOf(hash);
  const fragment = `#${idOf(hash) ?? hash.slice(1)}`;
  if (!target || !/^H[1-6]$/.test(target.tagName)) return fragment;
  // The link to a heading contains a zero-width space.
  return `${target.textContent.replaceAll('\u200b', '').trim()} (${fragment})`;
}

/**
 * Where the reader is: at the target of the fragment while it is in view, otherwise at the heading being read.
 *
 * @param isAtFoot - at the foot of the page the last heading says little, so only the fragment counts
 */
function placeRead(isAtFoot: boolean): string {
  const {hash} = window.location;
  const fragment = hash.length > 1 ? hash : '';
  if (isAtFoot) return fragment && nameOf(fragment);
  if (fragment && isInView(elementOf(fragment))) return nameOf(fragment);
  const headings = [...document.querySelectorAll('main :is(h2, h3, h4)[id]')];
  const active = readActiveHeading(headings);
  return active === undefined ? '' : nameOf(`#${encodeURIComponent(active)}`);
}

/** Adds the place that the reader is at to the report of a problem, just before the browser reads the link's address. */
function addHeading(event: Event): void {
  const link = closestOf(event, 'a[data-problem]');
  if (!(link instanceof HTMLAnchorElement)) return;
  const problem = JSON.parse(link.dataset.problem ?? '{}') as Omit<Problem, 'heading'>;
  link.href = problemAddress({...problem, heading: placeRead(link.dataset.atFoot !== undefined)});
}

/** A press on a link inside the page scrolls smoothly. A rule in a style sheet would animate page changes, too. */
export function setup(): void {
  document.addEventListener('click', (event) => {
    end();
    const place = pressedPlace(event);
    if (!place || prefersReducedMotion()) return;
    target = place;
    // The scroll has to end at its target, but the heights of parts that are not laid out are guesses.
    const {style} = document.documentElement;
    style.setProperty('scroll-behavior', 'smooth');
    layOutAll();
    // The scroll has begun by then; any other one that begins meanwhile should jump.
    afterPaint(() => style.removeProperty('scroll-behavior'));
  });
  document.addEventListener('scrollend', finishScroll);
  for (const type of ['pointerdown', 'click'] as const) document.addEventListener(type, addHeading, true);
  for (const type of READER_SCROLLS) document.addEventListener(type, end, {passive: true});
  // After the listener that ends other scrolls.
  document.addEventListener('keydown', ({key}) => {
    if (key === 'End') leftAt = window.scrollY;
  });
  window.addEventListener('popstate', ({state}) => {
    // A press on a link inside the page fires this, too, but without a state.
    if (state !== null) end();
  });
  window.addEventListener('hashchange', () => focusFragment(window.location.hash));
}

/** Browsers continue from the place that the address names, but screen readers from what has the focus. */
export function onPageLoad(): void {
  if (window.location.hash !== '' && navigationType() === 'navigate')
    afterPaint(() => {
      if (document.activeElement === document.body) focusFragment(window.location.hash);
    });
}

import {
  afterPaint,
  closestOf,
  isPlainPress,
  navigationType,
  prefersReducedMotion,
  readLandingLine,
} from '@site/src/shared/dom';
import {elementOf, focusFragment} from '@site/src/shared/fragment';
import {layOutAll} from './later';

/** In px: a scroll that ends farther from its target was another one. */
const NEAR = 120;

/** From then on readers scroll by themselves. */
const READER_SCROLLS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

let target: HTMLElement | undefined;

function end(): void {
  target = undefined;
}

/** The page may move during the scroll: the last few pixels are a jump. */
function finishScroll(): void {
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

/** A press on a link inside the page scrolls smoothly. In a style sheet the same would animate changes of page, too. */
export function setup(): void {
  document.addEventListener('click', (event) => {
    end();
    const place = pressedPlace(event);
    if (!place || prefersReducedMotion()) return;
    target = place;
    const {style} = document.documentElement;
    style.setProperty('scroll-behavior', 'smooth');
    layOutAll();
    // The scroll has begun by then, and what else scrolls meanwhile is to jump.
    afterPaint(() => style.removeProperty('scroll-behavior'));
  });
  document.addEventListener('scrollend', finishScroll);
  for (const type of READER_SCROLLS) document.addEventListener(type, end, {passive: true});
  window.addEventListener('popstate', ({state}) => {
    // A press on a link inside the page is also one, with no state.
    if (state !== null) end();
  });
  window.addEventListener('hashchange', () => focusFragment(window.location.hash));
}

/** Browsers go on from the place that an address names, and screen readers from what has the focus. */
export function onPageLoad(): void {
  if (window.location.hash !== '' && navigationType() === 'navigate')
    afterPaint(() => {
      if (document.activeElement === document.body) focusFragment(window.location.hash);
    });
}

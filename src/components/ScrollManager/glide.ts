import {prefersReducedMotion} from '@docusaurus/theme-common';
import {readLandingLine} from '@site/src/utils/landingLine';

/** Longer than any smooth scroll takes: browsers without the scrollend event stop here. */
const LIMIT_MS = 5000;

/** A scroll that ends farther from its target than this, in px, was another one. */
const NEAR = 120;

/** What readers do to scroll by themselves. From then on the glide is theirs. */
const TAKEOVERS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** How far an element is, in px, from where a jump to it lands. */
function missOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top - readLandingLine();
}

/**
 * Makes the next scroll, to a given element, a smooth one. In a style sheet the same would also animate changes of page.
 * Where the page moved while it was on its way, the last few pixels are a jump.
 */
export class Glide {
  #target: HTMLElement | undefined;
  #timer: number | undefined;

  start(target: HTMLElement): void {
    this.end();
    if (prefersReducedMotion()) return;
    this.#target = target;
    document.documentElement.style.setProperty('scroll-behavior', 'smooth');
    document.addEventListener('scrollend', this.#land);
    TAKEOVERS.forEach((type) => document.addEventListener(type, this.end, {passive: true}));
    this.#timer = window.setTimeout(this.end, LIMIT_MS);
  }

  readonly end = (): void => {
    this.#target = undefined;
    window.clearTimeout(this.#timer);
    document.removeEventListener('scrollend', this.#land);
    TAKEOVERS.forEach((type) => document.removeEventListener(type, this.end));
    document.documentElement.style.removeProperty('scroll-behavior');
  };

  readonly #land = (): void => {
    const target = this.#target;
    if (!target || Math.abs(missOf(target)) > NEAR) return;
    this.end();
    target.scrollIntoView({behavior: 'instant'});
  };
}

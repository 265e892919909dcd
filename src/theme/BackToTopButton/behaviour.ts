import {closestOf, prefersReducedMotion} from '@site/src/shared/dom';

/** In px from the top: above this, the button is not needed. */
const NEAR = 300;

const buttonOf = () => document.querySelector<HTMLElement>('[data-back-to-top]');

let last = 0;
/** Whether the next scroll is a jump to a place in the page. */
let isJump = false;

/** Shows the button to a reader who scrolls back up from far down the page. */
function follow(): void {
  const top = window.scrollY;
  const isBack = top < last && top >= NEAR && !isJump;
  last = top;
  isJump = false;
  const button = buttonOf();
  // A page that is scrolled beyond its end springs back, which is not the reader turning back.
  if (button) button.hidden = !isBack || top + window.innerHeight >= document.documentElement.scrollHeight;
}

export function setup(): void {
  document.addEventListener('scroll', follow, {passive: true});
  window.addEventListener('hashchange', () => (isJump = true));
  document.addEventListener('click', (event) => {
    if (!closestOf(event, '[data-back-to-top]')) return;
    window.scrollTo({top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth'});
  });
}

import {closestOf} from '@site/src/shared/dom';

const BLOCK = '.theme-code-block';

/** Only a block with a line that is wider than it can be wrapped. Measured when a reader turns to it. */
function offer(event: Event): void {
  const block = closestOf(event, BLOCK);
  const button = block?.querySelector<HTMLElement>('[data-wrap]');
  const code = block?.querySelector('pre');
  if (!button || !code || button.getAttribute('aria-pressed') === 'true') return;
  button.hidden = code.scrollWidth <= code.clientWidth;
}

function toggle(event: Event): void {
  const button = closestOf(event, '[data-wrap]');
  const block = button?.closest<HTMLElement>(BLOCK);
  if (!button || !block) return;
  const isWrapped = block.toggleAttribute('data-wrapped');
  button.setAttribute('aria-pressed', String(isWrapped));
}

/** The lines of a block of code wrapped, or as they are. */
export function setup(): void {
  for (const type of ['pointerover', 'focusin'] as const)
    document.addEventListener(type, offer, {passive: true});
  document.addEventListener('click', toggle);
}

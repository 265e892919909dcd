import {closestOf} from '@site/src/shared/dom';

const BLOCK = '.theme-code-block';

/** Offers wrapping only where a line is wider than its block. Measured when the reader points at the block or focuses it. */
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

/** Wraps and unwraps the lines of code blocks. */
export function setup(): void {
  for (const type of ['pointerover', 'focusin'] as const)
    document.addEventListener(type, offer, {passive: true});
  document.addEventListener('click', toggle);
}

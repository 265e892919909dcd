/** Where a drawing does not arrive, the style sheet shows what went wrong, and the source. */
const LOST = 'data-lost';

const DRAWING = '.drawing img';

function markLost(image: EventTarget | null): void {
  if (image instanceof HTMLImageElement && image.matches(DRAWING)) image.setAttribute(LOST, '');
}

export function setup(): void {
  // Errors of images do not bubble.
  document.addEventListener('error', ({target}) => markLost(target), true);
}

export function onPageLoad(): void {
  // What was lost before this script ran.
  for (const image of document.querySelectorAll<HTMLImageElement>(DRAWING))
    if (image.complete && image.naturalWidth === 0 && image.src !== '') markLost(image);
}

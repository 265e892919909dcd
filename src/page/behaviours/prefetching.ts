import {afterPaint} from '../afterPaint';

/** Links that most readers follow next: they are fetched on sight. */
const LIKELY = '.pagination-nav__link, [data-likely]';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

function isFrugal(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

const asked = new Set<string>();

/** Fetches the page that a link leads to, so that it is there when the link is followed. */
function prefetch(link: HTMLAnchorElement): void {
  const {origin, pathname, target, download} = link;
  const isPage = origin === window.location.origin && pathname !== window.location.pathname;
  if (!isPage || target !== '' || download !== '' || pathname.includes('.') || asked.has(pathname)) return;
  asked.add(pathname);
  // The rules of the page (src/page/plugin.ts) have the browser fetch it, and keep it as a page that it is about to go to.
  if (HTMLScriptElement.supports?.('speculationrules')) link.dataset.ahead = '';
  else document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href: pathname}));
}

let sight: IntersectionObserver | undefined;

export function install(): void {
  if (process.env.NODE_ENV !== 'production' || isFrugal()) return;
  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const)
    document.addEventListener(
      type,
      ({target}) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
        if (link) prefetch(link);
      },
      {passive: true},
    );
}

export function arrive(): void {
  if (process.env.NODE_ENV !== 'production' || isFrugal()) return;
  sight?.disconnect();
  sight = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries)
      if (isIntersecting) {
        sight?.unobserve(target);
        prefetch(target as HTMLAnchorElement);
      }
  });
  afterPaint(() => {
    for (const link of document.querySelectorAll(LIKELY)) sight?.observe(link);
  });
}

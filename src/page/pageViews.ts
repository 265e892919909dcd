/** Empty where a build is not counted: `isCounted` in plugin.ts. */
const SCRIPT = '/_vercel/insights/script.js';
const DOCS_VERSION = /^\/docs\/[^/]+\//;

interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

declare global {
  interface Window {
    /** Vercel Web Analytics: its script takes over what the queue holds. */
    va?: (...event: unknown[]) => void;
    vaq?: unknown[][];
  }
}

/** Readers who ask not to be counted are not counted, and the script is not even loaded. */
function isOptedOut(): boolean {
  const {doNotTrack = (window as PrivacySignals).doNotTrack, globalPrivacyControl} =
    navigator as PrivacySignals;
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

/** The route is the same for all versions of a page. */
function send(): void {
  const {pathname: path} = window.location;
  window.va?.('pageview', {route: path.replace(DOCS_VERSION, '/docs/[version]/'), path});
}

/**
 * Each opened page counts as one view with its route and path, even if it returns from the browser's cache. This is what Vercel has a
 * page of plain HTML do; its package is for applications that change pages themselves.
 */
export function setup(): void {
  if (process.env.NODE_ENV !== 'production' || isOptedOut()) return;
  window.va ??= (...event) => void (window.vaq ??= []).push(event);
  const script = document.createElement('script');
  script.src = SCRIPT;
  script.defer = true;
  script.dataset.disableAutoTrack = '1';
  document.head.append(script);
  send();
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) send();
  });
}

import {computeRoute, inject, pageview} from '@vercel/analytics';

const SCRIPT = '/_vercel/insights/script.js';
const DOCS_VERSION = /^\/docs\/(?<version>[^/]+)\//;

interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Readers who ask not to be counted are not counted, and the script is not even loaded. */
function isOptedOut(): boolean {
  const {doNotTrack = (window as PrivacySignals).doNotTrack, globalPrivacyControl} =
    navigator as PrivacySignals;
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

function send(): void {
  const {pathname: path} = window.location;
  const version = DOCS_VERSION.exec(path)?.groups?.version;
  pageview({route: computeRoute(path, version === undefined ? null : {version}) ?? path, path});
}

/** Each opened page counts as one view with its route and path, even if it returns from the browser's cache. */
export function setup(): void {
  if (process.env.NODE_ENV !== 'production' || isOptedOut()) return;
  inject({mode: 'production', disableAutoTrack: true, scriptSrc: SCRIPT});
  send();
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) send();
  });
}

import {computeRoute, inject, pageview} from '@vercel/analytics';
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

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

const isActive = ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production' && !isOptedOut();

if (isActive) inject({mode: 'production', disableAutoTrack: true, scriptSrc: SCRIPT});

const clientModule: ClientModule = {
  onRouteDidUpdate({location: {pathname: path}, previousLocation}) {
    if (!isActive || path === previousLocation?.pathname) return;
    const version = DOCS_VERSION.exec(path)?.groups?.version;
    pageview({route: computeRoute(path, version === undefined ? null : {version}) ?? path, path});
  },
};

export default clientModule;

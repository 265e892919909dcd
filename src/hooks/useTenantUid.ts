import {useSyncExternalStore} from 'react';
import {DEFAULT_UID, faultOf} from '@site/src/utils/tenant';

export const TENANT_KEY = 'rift-tenant';

const listeners = new Set<() => void>();

/** The choice where storage refuses it: it holds until the page is loaded anew. */
let unstored: string | undefined;

function readUid(): string {
  if (unstored !== undefined) return unstored;
  try {
    const stored = localStorage.getItem(TENANT_KEY);
    // Whatever else was put there is not shown.
    return stored !== null && faultOf(stored) === undefined ? stored : DEFAULT_UID;
  } catch {
    return DEFAULT_UID;
  }
}

/** Takes a uid that has no fault, here and in other tabs. The default needs no place in the storage. */
export function setTenantUid(uid: string): void {
  try {
    if (uid === DEFAULT_UID) localStorage.removeItem(TENANT_KEY);
    else localStorage.setItem(TENANT_KEY, uid);
    unstored = undefined;
  } catch {
    // Denied or full.
    unstored = uid;
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Another tab chose; or this page comes back from the browser's cache, where it was told of nothing.
  const events = ['storage', 'pageshow'] as const;
  events.forEach((type) => window.addEventListener(type, listener));
  return () => {
    listeners.delete(listener);
    events.forEach((type) => window.removeEventListener(type, listener));
  };
}

/** The tenant that samples show: on the server, and while React takes its HTML over, the default. */
export function useTenantUid(): string {
  return useSyncExternalStore(subscribe, readUid, () => DEFAULT_UID);
}

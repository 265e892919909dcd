import {DEFAULT_UID, faultOf, TENANT_KEY} from '@site/src/shared/tenant';
import {createWatchers} from '@site/src/shared/watchers';

const watchers = createWatchers();

/** For `useSyncExternalStore`. */
export const subscribeUid = watchers.subscribe;

/** The choice where the storage is denied or full: it holds for this page. */
let unstored: string | undefined;

/** The tenant that samples show to this reader. */
export function readUid(): string {
  if (unstored !== undefined) return unstored;
  try {
    const stored = localStorage.getItem(TENANT_KEY);
    return stored !== null && faultOf(stored) === undefined ? stored : DEFAULT_UID;
  } catch {
    return DEFAULT_UID;
  }
}

/** The uid must be valid. */
export function setTenantUid(uid: string): void {
  try {
    if (uid === DEFAULT_UID) localStorage.removeItem(TENANT_KEY);
    else localStorage.setItem(TENANT_KEY, uid);
    unstored = undefined;
  } catch {
    unstored = uid;
  }
  watchers.notify();
}

import {DEFAULT_UID, faultOf, TENANT_KEY} from '@site/src/shared/tenant';
import {createWatchers} from '@site/src/shared/watchers';

const watchers = createWatchers();

/** For `useSyncExternalStore`. */
export const subscribeUid = watchers.subscribe;

/** The choice where storage refuses it: it holds until the page is left. */
let unstored: string | undefined;

/** The tenant that samples show to this reader. */
export function readUid(): string {
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
  watchers.tell();
}

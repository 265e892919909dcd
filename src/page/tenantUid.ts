import {DEFAULT_UID, faultOf, TENANT_KEY} from '@site/src/shared/tenant';
import {storedText} from '@site/src/shared/storedText';

const stored = storedText(TENANT_KEY);

/** For `useSyncExternalStore`. */
export const subscribeUid = stored.subscribe;

/** The tenant that samples show to this reader. */
export function readUid(): string {
  const uid = stored.read();
  return uid !== null && faultOf(uid) === undefined ? uid : DEFAULT_UID;
}

/** The uid must be valid. */
export const setTenantUid = (uid: string): void => stored.write(uid === DEFAULT_UID ? null : uid);

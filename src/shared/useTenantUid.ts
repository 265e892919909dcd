import {useSyncExternalStore} from 'react';
import {readUid, subscribeUid} from '@site/src/page/tenantUid';
import {DEFAULT_UID} from './tenant';

/** On the server and during hydration it is the default. */
export const useTenantUid = (): string => useSyncExternalStore(subscribeUid, readUid, () => DEFAULT_UID);

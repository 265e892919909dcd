import {useSyncExternalStore} from 'react';
import {readUid, subscribeUid} from '@site/src/page/tenantUid';
import {DEFAULT_UID} from './tenant';

export {setTenantUid} from '@site/src/page/tenantUid';

/** The tenant that samples show: on the server, and while React takes its HTML over, the default. */
export const useTenantUid = (): string => useSyncExternalStore(subscribeUid, readUid, () => DEFAULT_UID);

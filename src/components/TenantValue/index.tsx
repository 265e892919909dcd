import type {ReactNode} from 'react';
import TenantMark from '@site/src/components/TenantMark';
import {useTenantUid} from '@site/src/hooks/useTenantUid';
import {schemaOf} from '@site/src/utils/tenant';
import styles from './styles.module.css';

interface Props {
  of: 'uid' | 'schema';
}

/** The tenant of the samples in a text. */
export default function TenantValue({of}: Props): ReactNode {
  const uid = useTenantUid();
  return (
    <code className={styles.value}>
      <TenantMark>{of === 'uid' ? uid : schemaOf(uid)}</TenantMark>
    </code>
  );
}

import type {ReactNode} from 'react';
import TenantMark from '../TenantMark';
import {DEFAULT_UID, tenantValue, type TenantPart} from '@site/src/shared/tenant';
import styles from './styles.module.css';

interface Props {
  of: TenantPart;
}

/** The tenant of the samples in a text. */
export default function TenantValue({of}: Props): ReactNode {
  return (
    <code className={styles.value}>
      <TenantMark part={of}>{tenantValue(of, DEFAULT_UID)}</TenantMark>
    </code>
  );
}

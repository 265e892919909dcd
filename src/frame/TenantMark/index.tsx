import type {ReactNode} from 'react';
import type {Piece} from '@site/src/shared/tenant';
import styles from './styles.module.css';

interface Props {
  part: NonNullable<Piece['filled']>;
  children: string;
}

/** Marks what is replaced by the tenant of the reader (src/page/behaviours/tenant.ts). */
export default function TenantMark({part, children}: Props): ReactNode {
  return (
    <span className={styles.mark} data-tenant={part}>
      {children}
    </span>
  );
}

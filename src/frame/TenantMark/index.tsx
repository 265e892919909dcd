import type {ReactNode} from 'react';
import type {Piece} from '@site/src/shared/tenant';
import styles from './styles.module.css';

interface Props {
  part: NonNullable<Piece['filled']>;
  children: string;
}

/** What a reader can make their own (src/page/behaviours/tenant.ts), marked without changing its colour or place. */
export default function TenantMark({part, children}: Props): ReactNode {
  return (
    <span className={styles.mark} data-tenant={part}>
      {children}
    </span>
  );
}

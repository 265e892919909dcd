// Change: at every width the search is part of the row, and never covers the items at the end.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Navbar/Search';

export default function NavbarSearch({children, className}: Props): ReactNode {
  return <div className={className}>{children}</div>;
}

// Change: the site's own search, which at every width is part of the row, and never covers the items at the end.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Navbar/Search';
import SearchButton from '@site/src/search/SearchButton';

export default function NavbarSearch({className}: Props): ReactNode {
  return (
    <div className={className}>
      <SearchButton />
    </div>
  );
}

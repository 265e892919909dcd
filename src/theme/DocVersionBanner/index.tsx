// Change: for a page that has moved it asks the redirects, where the original leads to the introduction.
import type {ReactNode} from 'react';
import VersionBanner from '@site/src/frame/VersionBanner';

export default function DocVersionBanner(): ReactNode {
  return <VersionBanner />;
}

// Change: the groups are labelled navigation over typed data, whose links follow the latest version.
import type {ReactNode} from 'react';
import SiteFooter from '@site/src/frame/SiteFooter';

export default function Footer(): ReactNode {
  return <SiteFooter />;
}

// Change: no tags for an outside search crawler; the site is searched in the browser.
import type {ReactNode} from 'react';

export default function SearchMetadata(): ReactNode {
  return null;
}

import {useState, type ComponentType, type ReactNode} from 'react';
import {once} from '@site/src/utils/once';
import {fetchText} from './fetchText';
import {FRAME} from './frame';
import Still from './Still';

/** Docusaurus sets it when React has taken the first page over. */
const isRunning = () => document.documentElement.dataset.hasHydrated === 'true';

/**
 * The body of a page: HTML, which stays as it is until its code is wanted. On the first page of a visit it is there; that of a
 * page that the reader goes to from there is fetched, and its code at once where that fails.
 *
 * @param load - brings the page, as MDX compiles it
 * @param address - of the page
 */
export async function still(
  load: () => Promise<{default: ComponentType}>,
  address: string,
): Promise<ComponentType> {
  let known: ComponentType | undefined;
  // Kept for when the reader comes back to the page before its code was wanted.
  let html = '';
  const keep = (left: string) => {
    html = left;
  };
  const bring = once(async () => {
    const [{default: Page}, {default: Contents}] = await Promise.all([load(), import('./Contents')]);
    known = () => <Contents Page={Page} />;
    return known;
  });
  if (isRunning()) {
    const text = await fetchText(address);
    if (text === undefined) await bring('');
    else html = text;
  }
  return function Body(): ReactNode {
    const [Known] = useState(() => known);
    if (!Known) return <Still html={html} keep={keep} bring={bring} />;
    return (
      <div className={FRAME}>
        <Known />
      </div>
    );
  };
}

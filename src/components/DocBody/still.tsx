import {useState, type ComponentType, type ReactNode} from 'react';
import {once} from '@site/src/utils/once';
import {FRAME} from './frame';
import Still from './Still';

/** Docusaurus sets it when React has taken the first page over. */
const isRunning = () => document.documentElement.dataset.hasHydrated === 'true';

/**
 * The body of a page. On the first page of a visit it stands in the HTML, and stays as it is until its code is wanted;
 * a page that the reader goes to from there comes with its code.
 *
 * @param load - brings the page, as MDX compiles it
 */
export async function still(load: () => Promise<{default: ComponentType}>): Promise<ComponentType> {
  let known: ComponentType | undefined;
  // For when the reader comes back to the page before its code was wanted.
  let html = '';
  const keep = (left: string) => {
    html = left;
  };
  const bring = once(async () => {
    const [{default: Page}, {default: Contents}] = await Promise.all([
      load(),
      // src/clientModules/prefetching.ts knows it by this name.
      import(/* webpackChunkName: "doc-contents" */ './Contents'),
    ]);
    known = () => <Contents Page={Page} />;
    return known;
  });
  if (isRunning()) await bring('');
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

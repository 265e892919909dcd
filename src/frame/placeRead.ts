import {readActiveHeading} from './readActiveHeading';
import {readLandingLine} from '@site/src/shared/landingLine';
import {elementOf, idOf} from '@site/src/shared/fragment';

function isInView(element: Element | null): boolean {
  const {top = 0, bottom = 0} = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < window.innerHeight && bottom > top;
}

/** `Requirements (#requirements)`; the fragment alone where it names something else, or nothing. */
function nameOf(hash: string): string {
  const target = elementOf(hash);
  const fragment = `#${idOf(hash) ?? hash.slice(1)}`;
  if (!target || !/^H[1-6]$/.test(target.tagName)) return fragment;
  // The link to a heading holds a space without width.
  return `${target.textContent.replaceAll('\u200b', '').trim()} (${fragment})`;
}

/**
 * What the reader is at: the fragment of the address while it is in view, else the heading being read.
 *
 * @param isAtFoot - whether they ask at the end of the page, where what was read is behind them: the last heading would name what
 *   they did not mean, so it is the fragment, which they came for, or nothing
 */
export function placeRead(isAtFoot: boolean): string {
  const {hash} = window.location;
  const fragment = hash.length > 1 ? hash : '';
  if (isAtFoot) return fragment && nameOf(fragment);
  if (fragment && isInView(elementOf(fragment))) return nameOf(fragment);
  const headings = [...document.querySelectorAll('main :is(h2, h3, h4)[id]')];
  const active = readActiveHeading(headings, readLandingLine());
  return active === undefined ? '' : nameOf(`#${encodeURIComponent(active)}`);
}

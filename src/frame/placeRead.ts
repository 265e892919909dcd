import {readActiveHeading} from './activeHeading';
import {elementOf, idOf} from '@site/src/shared/dom';

function isInView(element: Element | null): boolean {
  const {top = 0, bottom = 0} = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < window.innerHeight && bottom > top;
}

/** `Requirements (#requirements)`, or only the fragment if it is not that of a heading. */
function nameOf(hash: string): string {
  const target = elementOf(hash);
  const fragment = `#${idOf(hash) ?? hash.slice(1)}`;
  if (!target || !/^H[1-6]$/.test(target.tagName)) return fragment;
  // The link to a heading contains a zero-width space.
  return `${target.textContent.replaceAll('\u200b', '').trim()} (${fragment})`;
}

/**
 * Where the reader is: at the target of the fragment while it is in view, otherwise at the heading being read.
 *
 * @param isAtFoot - at the foot of the page the last heading says little, so only the fragment counts
 */
export function placeRead(isAtFoot: boolean): string {
  const {hash} = window.location;
  const fragment = hash.length > 1 ? hash : '';
  if (isAtFoot) return fragment && nameOf(fragment);
  if (fragment && isInView(elementOf(fragment))) return nameOf(fragment);
  const headings = [...document.querySelectorAll('main :is(h2, h3, h4)[id]')];
  const active = readActiveHeading(headings);
  return active === undefined ? '' : nameOf(`#${encodeURIComponent(active)}`);
}

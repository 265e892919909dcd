/** The id that a fragment such as `#signature` names; undefined if it cannot be decoded. */
export function idOf(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return undefined;
  }
}

export function elementOf(hash: string): HTMLElement | null {
  const id = idOf(hash);
  return id === undefined ? null : document.getElementById(id);
}

/** Moves the focus, but not the page, to the element that a fragment names. */
export function focusFragment(hash: string): void {
  const target = elementOf(hash);
  if (!target) return;
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({preventScroll: true});
}

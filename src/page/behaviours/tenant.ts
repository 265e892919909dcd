import {DEFAULT_UID, tenantValue, type TenantPart} from '@site/src/shared/tenant';
import {readUid, subscribeUid} from '../tenantUid';

const MARKS = '[data-tenant]';

const originals = new WeakMap<Element, string>();

/** A value may span several tokens: the first shows all of it. */
function valueOf({dataset}: HTMLElement, uid: string): string {
  return dataset.tenant === 'rest' ? '' : tenantValue(dataset.tenant as TenantPart, uid);
}

let shown = DEFAULT_UID;

/** Puts the reader's tenant into the samples of the page. */
function fill(): void {
  const uid = readUid();
  if (uid === shown) return;
  shown = uid;
  for (const mark of document.querySelectorAll(MARKS)) {
    if (mark.closest('[data-island]')) continue;
    const original = originals.get(mark) ?? mark.textContent;
    originals.set(mark, original);
    mark.textContent = uid === DEFAULT_UID ? original : valueOf(mark as HTMLElement, uid);
  }
}

export function install(): void {
  subscribeUid(fill);
}

export function arrive(): void {
  shown = DEFAULT_UID;
  fill();
}

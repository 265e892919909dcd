import {afterPaint} from '../afterPaint';
import {isStaleBuild} from '../staleBuild';
import {readUid} from '../tenantUid';
import {DEFAULT_UID} from '@site/src/shared/tenant';

/** How far from the window, in its own heights, an island counts as near. */
const MARGIN = '75%';

/** What does nothing before React runs; a link or a disclosure does. */
const PRESSED = 'button, [role="button"], [role="tab"], input:is([type="checkbox"], [type="radio"])';

const ASLEEP = '[data-island]:not([data-awake])';

const sleepingHost = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(ASLEEP) : null;

/** What readers did to an island before it was awake, in their order. */
const held = new WeakMap<HTMLElement, (() => void)[]>();

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Tells React what was put into a field: it ignores a value that it did not see coming. */
function tell(field: Field, value: string): void {
  field.value = '';
  const {set} = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', {bubbles: true}));
}

async function wake(host: HTMLElement): Promise<void> {
  if (host.dataset.awake !== undefined || host.dataset.waking !== undefined) return;
  host.dataset.waking = '';
  delete host.dataset.failed;
  try {
    const {hydrate} = await import(/* webpackChunkName: "react" */ '../hydrate');
    await hydrate(host);
    host.dataset.awake = '';
    for (const act of held.get(host) ?? []) act();
    held.delete(host);
  } catch (error) {
    host.dataset.failed = (await isStaleBuild(error)) ? 'stale' : '';
  } finally {
    delete host.dataset.waking;
  }
}

/** A reader reaches for an island. Where a newer deploy has removed its code, only the page of that deploy can do what they want. */
function reach(host: HTMLElement, act?: () => void): void {
  if (host.dataset.failed === 'stale' && act) window.location.reload();
  if (act) held.set(host, [...(held.get(host) ?? []), act]);
  void wake(host);
}

function holdPress(event: MouseEvent): void {
  const host = sleepingHost(event.target);
  const pressed = host && (event.target as Element).closest<HTMLElement>(PRESSED);
  if (!pressed || !event.isTrusted) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  reach(host, () => pressed.click());
}

/** What was put into fields, which React sets to what it knows. */
const texts = new Map<Field, string>();

function holdText({target}: Event): void {
  const host = sleepingHost(target);
  if (!host) return;
  const field = target as Field;
  const isHeld = texts.has(field);
  texts.set(field, field.value);
  if (isHeld) return;
  reach(host, () => {
    tell(field, texts.get(field) ?? '');
    texts.delete(field);
  });
}

/** A picture of a diagram that did not come: the viewer draws it instead. */
function wakeForPicture({target}: Event): void {
  const host = target instanceof HTMLImageElement ? sleepingHost(target) : null;
  if (host) void wake(host);
}

let near: IntersectionObserver | undefined;

/** Hosts have no boxes of their own; a lab has the room that is kept for it. */
function watch(host: HTMLElement): void {
  const box = host.closest('[data-lab]') ?? host.firstElementChild;
  if (box) near?.observe(box);
}

interface EntryState {
  tables?: Record<string, unknown>;
}

/** Whether the HTML is not what the reader left, or asked for by the address. */
function isExpected({dataset}: HTMLElement): boolean {
  switch (dataset.island) {
    case 'DataTable':
      return Boolean((window.history.state as EntryState | null)?.tables);
    case 'Examples':
      return window.location.search !== '';
    case 'TenantControl':
      return readUid() !== DEFAULT_UID;
    default:
      return false;
  }
}

const isBroken = ({complete, naturalWidth, src}: HTMLImageElement) =>
  complete && naturalWidth === 0 && src !== '';

export function install(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const)
    document.addEventListener(
      type,
      ({target}) => {
        const host = sleepingHost(target);
        // One that says that it failed is asked for again by the button that it has for that.
        if (host && !(host.dataset.failed !== undefined && host.querySelector('[data-retry]'))) reach(host);
      },
      {capture: true, passive: true},
    );
  document.addEventListener('click', holdPress, true);
  document.addEventListener('input', holdText, true);
  document.addEventListener('error', wakeForPicture, true);
  // For tests and other behaviours.
  document.addEventListener('wake', ({target}) => {
    const host = sleepingHost(target);
    if (host) void wake(host);
  });
  document.addEventListener('click', ({target}) => {
    const host = target instanceof Element && target.closest('[data-retry]') ? sleepingHost(target) : null;
    if (!host) return;
    // The button goes with what it stands in.
    host.parentElement?.focus();
    reach(host, () => undefined);
  });
  window.addEventListener('online', () => {
    for (const host of document.querySelectorAll<HTMLElement>('[data-island][data-failed]')) void wake(host);
  });
}

export function arrive(): void {
  near?.disconnect();
  near = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting) continue;
        near?.unobserve(target);
        const host = sleepingHost(target) ?? target.querySelector<HTMLElement>(ASLEEP);
        if (host) void wake(host);
      }
    },
    {rootMargin: `${MARGIN} 0px`},
  );
  afterPaint(() => {
    for (const host of document.querySelectorAll<HTMLElement>(ASLEEP)) {
      const image = host.querySelector('img');
      if (host.dataset.wake === 'load' || isExpected(host) || (image && isBroken(image))) void wake(host);
      else if (host.dataset.wake === 'near') watch(host);
    }
  });
}

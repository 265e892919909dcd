import {isStaleBuild} from '@site/src/shared/missingFile';
import {afterPaint, closestOf} from '@site/src/shared/dom';

/** How far from the window, in its own heights, an island counts as near. */
const MARGIN = '10%';

/** Elements that do nothing before React runs, unlike links, disclosures and tabs. */
const PRESSED = 'button:not([role="tab"]), [role="button"], input:is([type="checkbox"], [type="radio"])';

const NOT_HYDRATED = '[data-island]:not([data-hydrated])';

const notHydrated = (event: Event) => closestOf(event, NOT_HYDRATED);

/** Something done to an element, or to its successor. */
type Act = (successor: (element: HTMLElement) => HTMLElement) => void;

/** What readers did to an island before it was hydrated: the last press, and the text of each field. */
const queued = new WeakMap<HTMLElement, Map<Field | 'press', Act>>();

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React ignores a value that is set through the element's own property. A selection may be about to be replaced, so it stays. */
function setValue(field: Field, value: string): void {
  const {value: before, selectionStart: start, selectionEnd: end} = field as Partial<HTMLInputElement>;
  field.value = '';
  const {set} = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  if (before === value && typeof start === 'number' && end !== undefined)
    (field as HTMLInputElement).setSelectionRange(start, end);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', {bubbles: true}));
}

/** How often the network has come back. */
let reconnections = 0;

async function hydrateIsland(host: HTMLElement): Promise<void> {
  if (host.dataset.hydrated !== undefined || host.dataset.hydrating !== undefined) return;
  const before = reconnections;
  host.dataset.hydrating = '';
  delete host.dataset.failed;
  try {
    const {hydrate} = await import(/* webpackChunkName: "react" */ './hydrate');
    const successor = await hydrate(host);
    host.dataset.hydrated = '';
    for (const act of queued.get(host)?.values() ?? []) act(successor);
    queued.delete(host);
  } catch (error) {
    host.dataset.failed = (await isStaleBuild(error)) ? 'stale' : '';
  } finally {
    delete host.dataset.hydrating;
  }
  // It came back during the attempt, which had begun without it.
  if (host.dataset.failed === '' && reconnections > before) void hydrateIsland(host);
}

/** Hydrates an island for a reader. If a newer deploy has removed its code, only a reload helps: it gets the new page. */
function request(host: HTMLElement, ...acts: readonly [kind: Field | 'press', act: Act][]): void {
  if (host.dataset.failed === 'stale' && acts.length > 0) window.location.reload();
  const before = queued.get(host) ?? new Map<Field | 'press', Act>();
  for (const [kind, act] of acts) {
    // At the end: a press follows what was typed before it.
    before.delete(kind);
    before.set(kind, act);
  }
  queued.set(host, before);
  void hydrateIsland(host);
}

function queuePress(event: MouseEvent): void {
  const host = notHydrated(event);
  const pressed = host && closestOf(event, PRESSED);
  if (!pressed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  request(host, ['press', (successor) => successor(pressed).click()]);
}

/** Hydration resets fields. */
function queueText(event: Event): void {
  const host = notHydrated(event);
  if (!host) return;
  const field = event.target as Field;
  const {value} = field;
  request(host, [field, (successor) => setValue(successor(field) as Field, value)]);
}

let near: IntersectionObserver | undefined;

/** Watches the children of an island, because its own element has no box. */
function watch(host: HTMLElement): void {
  const box = host.firstElementChild;
  if (box) near?.observe(box);
}

/** Whether the address may ask for a view other than that of the HTML. */
const differsFromHtml = ({dataset}: HTMLElement) =>
  dataset.island === 'DataTable' && window.location.search !== '';

export function setup(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const)
    document.addEventListener(
      type,
      (event) => {
        const host = notHydrated(event);
        if (host) request(host);
      },
      {capture: true, passive: true},
    );
  document.addEventListener('click', queuePress, true);
  document.addEventListener('input', queueText, true);
  // For tests and other behaviours.
  document.addEventListener('hydrate', (event) => {
    const host = notHydrated(event);
    if (host) void hydrateIsland(host);
  });
  window.addEventListener('online', () => {
    reconnections += 1;
    for (const host of document.querySelectorAll<HTMLElement>('[data-island][data-failed]'))
      void hydrateIsland(host);
  });
}

export function onPageLoad(): void {
  near?.disconnect();
  near = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting) continue;
        near?.unobserve(target);
        const host =
          target.closest<HTMLElement>(NOT_HYDRATED) ?? target.querySelector<HTMLElement>(NOT_HYDRATED);
        if (host) void hydrateIsland(host);
      }
    },
    {rootMargin: `${MARGIN} 0px`},
  );
  // What was typed before this script ran.
  for (const field of document.querySelectorAll<HTMLInputElement>(`${NOT_HYDRATED} input[type="search"]`))
    if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input', {bubbles: true}));
  afterPaint(() => {
    for (const host of document.querySelectorAll<HTMLElement>(NOT_HYDRATED)) {
      if (host.dataset.hydrate === 'load' || differsFromHtml(host)) void hydrateIsland(host);
      else if (host.dataset.hydrate === 'near') watch(host);
    }
  });
}

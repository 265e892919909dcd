/**
 * Stands in the HTML of every page (scripts/delivery) and starts the application at the first sign that a reader wants
 * something, or when they have had a while to read. What they press and type meanwhile is done once it runs; in a text that
 * has no code yet (src/components/DocBody), once that has come.
 */
import {whenQuiet} from './utils/quiet';
import {TENANT_KEY} from './utils/tenant';
import {isTyping} from './utils/typing';

/** Signs that the reader is about to do something. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/** What does nothing without the application; a link or a disclosure does. */
const PRESSED = 'button, [role="button"], [role="tab"], input:is([type="checkbox"], [type="radio"])';

/** How long a page that is never quiet is waited for, in ms. */
const PATIENCE_MS = 2000;

/** How long a page that has loaded is drawn for, in ms: a busy browser finds a quiet moment before that is done. */
const DRAWING_MS = 500;

/** How long a page is left to those who only read it, in ms. */
const READING_MS = 4000;

const root = document.documentElement;
const {style = '', scripts = ''} = document.currentScript?.dataset ?? {};

let isAsked = false;

interface Held {
  target: EventTarget | null;
  act: () => void;
}

let held: Held[] = [];

const isRunning = () => root.dataset.hasHydrated === 'true';

/** The text without code that something stands in. */
const stillPart = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-still]') : null;

/** Whether nothing behind a part of the page answers yet. */
const isDeaf = (target: EventTarget | null) => !isRunning() || stillPart(target) !== null;

function add<Tag extends 'link' | 'script'>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) {
  const element = Object.assign(document.createElement(tag), properties);
  document.head.append(element);
  return element;
}

/** The page as it was stays; the next sign tries again. */
function giveUp(): void {
  isAsked = false;
  delete root.dataset.waiting;
}

function run(): void {
  // In their order, however they arrive.
  for (const src of scripts.split(' ')) add('script', {src, async: false, onerror: giveUp});
}

/** The application takes over what is there: of a page that is still coming it would throw the rest away. */
function runWhenWhole(): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, {once: true});
  else run();
}

function start(): void {
  if (isAsked) return;
  isAsked = true;
  for (const href of scripts.split(' ')) add('link', {rel: 'preload', as: 'script', href});
  // The application measures: it runs when the page has its whole style.
  add('link', {rel: 'stylesheet', href: style, onload: runWhenWhole, onerror: giveUp});
}

const startWhenQuiet = () => whenQuiet(start, {timeout: PATIENCE_MS});

function hasTenant(): boolean {
  try {
    return localStorage.getItem(TENANT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Whether the HTML is not yet what the reader is to see: a place in it is asked for, or they left it otherwise before. */
function isUnfinished(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isAgain = entry?.type === 'reload' || entry?.type === 'back_forward';
  return isAgain || location.hash !== '' || location.search !== '' || hasTenant();
}

/** Has what it needs at hand, behind everything that the page itself asks for. */
function fetchAhead(): void {
  if (isAsked) return;
  for (const href of [style, ...scripts.split(' ')]) add('link', {rel: 'prefetch', href});
}

function wait(): void {
  if (isUnfinished()) startWhenQuiet();
  else {
    setTimeout(() => whenQuiet(fetchAhead, {timeout: PATIENCE_MS}), DRAWING_MS);
    setTimeout(startWhenQuiet, READING_MS);
  }
}

/** Keeps what is to be done, and asks for what does it. */
function keep(target: EventTarget | null, act: () => void): void {
  held.push({target, act});
  const part = stillPart(target);
  if (!part) return;
  // Who comes too late to hear of it can see it.
  part.dataset.wanted = '';
  part.dispatchEvent(new Event('wanted'));
}

function hold(event: Event, act: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  root.dataset.waiting = '';
  keep(event.target, act);
}

function holdPress(event: MouseEvent): void {
  const pressed = (event.target as Element).closest<HTMLElement>(PRESSED);
  if (pressed && event.isTrusted && isDeaf(pressed)) hold(event, () => pressed.click());
}

/** Letters and signs that are shortcuts, and the arrows of tabs. Space and Enter press what has the focus. */
function isShortcut({key, altKey, ctrlKey, metaKey, target}: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return !altKey && key.toLowerCase() === 'k';
  if (key.startsWith('Arrow')) return (target as Element).matches('[role="tab"]');
  return [...key].length === 1 && key !== ' ' && !isTyping(target);
}

function holdKey(event: KeyboardEvent): void {
  if (!event.isTrusted || event.isComposing || !isDeaf(event.target) || !isShortcut(event)) return;
  const {key, code, altKey, ctrlKey, metaKey, shiftKey, target} = event;
  const again = {key, code, altKey, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true};
  hold(event, () => target?.dispatchEvent(new KeyboardEvent('keydown', again)));
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What fields hold, which the application sets to what it knows. */
const values = new Map<Field, string>();

/** Tells the application what was put into a field. It takes a value for its own that is set in its way. */
function tell(field: Field): void {
  const value = values.get(field);
  values.delete(field);
  field.value = '';
  const {set} = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', {bubbles: true}));
}

function noteField({target}: Event): void {
  if (!isDeaf(target)) return;
  const field = target as Field;
  if (!values.has(field)) keep(field, () => tell(field));
  values.set(field, field.value);
}

const listening = new AbortController();
const {signal} = listening;

/**
 * Does what was held and can be done now, in its order. The application answers a press at once, but behind the script that
 * presses; what it loads for it must not come between two keys.
 */
async function release(): Promise<void> {
  listening.abort();
  const now = held.filter(({target}) => !isDeaf(target));
  held = held.filter((one) => !now.includes(one));
  if (held.length === 0) delete root.dataset.waiting;
  for (const {act} of now) {
    act();
    await Promise.resolve();
  }
  for (const {target, act} of held.splice(0)) keep(target, act);
}

for (const sign of SIGNS) addEventListener(sign, start, {signal, capture: true, passive: true});
addEventListener('click', holdPress, {capture: true});
addEventListener('keydown', holdKey, {capture: true});
addEventListener('input', noteField, {capture: true});
if (document.readyState === 'complete') wait();
else addEventListener('load', wait, {signal});

new MutationObserver(() => {
  if (isRunning()) void release();
}).observe(root, {attributeFilter: ['data-has-hydrated', 'data-still'], subtree: true});

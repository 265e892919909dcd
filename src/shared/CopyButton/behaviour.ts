import {closestOf} from '../dom';

const COPIED = 'Copied';
const FAILED = 'Copying failed';
const SELECTED = 'Copying failed: select the text';

const COPIED_MS = 2000;

interface Rest {
  name: string;
  label: string;
}

const rests = new WeakMap<HTMLElement, Rest>();
const timers = new WeakMap<HTMLElement, number>();

/** Reads a text file. Some hosts answer with a page if there is no such file. */
async function readText(address: string): Promise<string> {
  const response = await fetch(address);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !/^(text\/(plain|markdown)|image\/svg\+xml)\b/.test(type))
    throw new Error(`no text at ${address}`);
  return response.text();
}

/** Browsers refuse to copy if too much time has passed since the press, so a text that is still loading is passed as a promise. */
async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

function sourceOf({parentElement, dataset: {copyFrom}}: HTMLElement): Element | null {
  if (copyFrom === undefined) return null;
  return parentElement?.closest(`:has(${copyFrom})`)?.querySelector(copyFrom) ?? null;
}

/** In highlighted code each line is an element of its own. */
function plainText(source: Element | null): string {
  const lines = [...(source?.querySelectorAll('.token-line') ?? [])].map(({textContent}) => textContent);
  return lines.length > 0 ? lines.join('\n') : (source?.textContent ?? '');
}

function textOf(button: HTMLElement, source: Element | null): string | Promise<string> {
  const {copyText, copyAddress} = button.dataset;
  if (copyAddress !== undefined) return readText(copyAddress);
  return copyText ?? plainText(source);
}

function show(button: HTMLElement, outcome: 'copied' | 'failed' | '', message: string): void {
  const label = button.querySelector('[data-copy-label]');
  if (!rests.has(button))
    rests.set(button, {name: button.getAttribute('aria-label') ?? '', label: label?.textContent ?? ''});
  const rest = rests.get(button);
  button.dataset.outcome = outcome;
  button.setAttribute('aria-label', message || (rest?.name ?? ''));
  if (label) label.textContent = message || (rest?.label ?? '');
  const status = button.nextElementSibling;
  if (status?.getAttribute('role') === 'status') status.textContent = message;
}

async function copy(button: HTMLElement): Promise<void> {
  clearTimeout(timers.get(button));
  const source = sourceOf(button);
  try {
    // There is no clipboard without a secure origin, and access to it may be refused.
    await write(textOf(button, source));
    show(button, 'copied', COPIED);
    timers.set(
      button,
      window.setTimeout(() => show(button, '', ''), COPIED_MS),
    );
  } catch {
    // This message stays, because the reader has to act on it.
    if (source) getSelection()?.selectAllChildren(source);
    show(button, 'failed', source ? SELECTED : FAILED);
  }
}

/** The buttons of src/shared/CopyButton. */
export function setup(): void {
  document.addEventListener('click', (event) => {
    const button = closestOf(event, '[data-copy]');
    if (button) void copy(button);
  });
}

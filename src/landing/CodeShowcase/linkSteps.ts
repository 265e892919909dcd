import {navigationType} from '@site/src/shared/dom';
import {nextIndex} from '@site/src/shared/keys';
import {reveal} from '@site/src/shared/reveal';

/** A step that is pointed at, focused or pressed, and the panel where this happened, which does not scroll. */
interface Pointed {
  step: string;
  panel: Element | null;
}

/** The elements that scroll, with their direction. */
const PANELS = '[data-axis]';

function pointedAt(target: EventTarget | null): Pointed | undefined {
  const place = target instanceof Element ? target.closest('[data-step]') : null;
  return place ? {step: place.getAttribute('data-step') ?? '', panel: place.closest(PANELS)} : undefined;
}

/** The lines of a source that belong to a step, as `61–64 and 93–104`. */
function linesOf(source: Element | null, step: string): string {
  let line = 1;
  const stretches: string[] = [];
  for (const run of source?.children ?? []) {
    const count = run.textContent.split('\n').length - 1;
    if (run.getAttribute('data-step') === step)
      stretches.push(count === 1 ? `${line}` : `${line}–${line + count - 1}`);
    line += count;
  }
  return stretches.join(' and ');
}

/** Says where a step is shown, for screen readers. */
function describe(example: Element, step: string): string {
  const label = example.querySelector(`li[data-step="${step}"] button > span`)?.firstChild?.textContent;
  const [source = null, response] = example.querySelectorAll('pre > code');
  const timer = /"(.+)"/.exec(response?.querySelector(`[data-step="${step}"]`)?.textContent ?? '')?.[1];
  const lines = linesOf(source, step);
  return `Step ${step}, ${label}: lines ${lines} of the source${timer ? `; timer ${timer}` : ''}.`;
}

/** The text and the line of each message of a sequence diagram, both in the order of the source. */
const MESSAGES = ['text.messageText', '[class^="messageLine"]'];

/** Replaces the image of a diagram by its SVG, so that its messages can be pointed at. */
async function loadDiagram(viewer: HTMLElement): Promise<void> {
  const image = viewer.querySelector('img');
  if (!image) return;
  const response = await fetch(image.src, {cache: 'force-cache'});
  if (!response.ok) return;
  const {documentElement: svg} = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  if (svg.localName !== 'svg') return;
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', image.alt);
  const steps = viewer.dataset.messages?.split(',') ?? [];
  for (const part of MESSAGES)
    svg.querySelectorAll(part).forEach((message, index) => {
      if (steps[index]) message.setAttribute('data-step', steps[index]);
    });
  image.replaceWith(svg);
}

/** What the reader points at, has focused and has pressed; the first of these is highlighted. */
type State = Partial<Record<'hovered' | 'focused' | 'pressed', Pointed | undefined>>;

function setUpExample(example: HTMLElement): void {
  const buttons = [...example.querySelectorAll<HTMLButtonElement>('li > button')];
  const panels = example.querySelectorAll<HTMLElement>(PANELS);
  const status = example.querySelector('[role="status"]');
  const state: State = {};
  let lit: Pointed | undefined;

  const show = (panel: Element) => {
    if (lit && lit.panel !== panel)
      reveal(panel, panel.querySelector('[data-lit]'), {
        axis: panel.getAttribute('data-axis') as 'block' | 'inline' | 'both',
      });
  };
  const mark = () => {
    for (const place of example.querySelectorAll('[data-step]'))
      place.toggleAttribute('data-lit', place.getAttribute('data-step') === lit?.step);
  };
  const update = (change: State) => {
    Object.assign(state, change);
    const next = state.hovered ?? state.focused ?? state.pressed;
    if (next?.step === lit?.step && next?.panel === lit?.panel) return;
    lit = next;
    mark();
    panels.forEach(show);
  };
  const press = (at: Pointed | undefined) => {
    const pressed = at?.step === state.pressed?.step ? undefined : at;
    for (const button of buttons)
      button.setAttribute('aria-pressed', String(pointedAt(button)?.step === pressed?.step));
    if (status) status.textContent = pressed ? describe(example, pressed.step) : '';
    // A second press turns the step off, although the pointer or the focus is still on it.
    update({pressed, hovered: undefined, focused: undefined});
  };
  const setTabStop = (index: number) =>
    buttons.forEach((button, place) => (button.tabIndex = place === index ? 0 : -1));

  press(undefined);
  setTabStop(0);
  for (const button of buttons) button.disabled = false;

  // Not "pointerover", which also fires when the page scrolls under a resting pointer.
  example.addEventListener('pointermove', ({target}) => update({hovered: pointedAt(target)}));
  example.addEventListener('pointerleave', () => update({hovered: undefined}));
  // The pointer may rest elsewhere while the reader uses the keyboard.
  example.addEventListener('focusin', ({target}) => update({hovered: undefined, focused: pointedAt(target)}));
  example.addEventListener('focusout', () => update({focused: undefined}));
  example.addEventListener('click', ({target}) => {
    const at = pointedAt(target);
    const isButton = target instanceof Element && target.closest('button') !== null;
    // The click that ends a selection is not a press.
    if (at && (isButton || window.getSelection()?.isCollapsed !== false)) press(at);
  });
  example.addEventListener('keydown', (event) => {
    const index = buttons.indexOf(event.target as HTMLButtonElement);
    const next = index === -1 ? undefined : nextIndex(event, 'horizontal', index, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    setTabStop(next);
    buttons[next]?.focus();
  });

  // A hidden panel cannot scroll.
  const [source] = example.querySelectorAll('pre');
  const opened = new Set<Element>();
  const open = async (panel: HTMLElement) => {
    if (opened.has(panel)) return show(panel);
    opened.add(panel);
    // A source is first shown at its first step, below the imports.
    if (panel === source)
      reveal(panel, panel.querySelector('[data-step="1"]'), {axis: 'block', behavior: 'instant'});
    if (panel.dataset.messages !== undefined) {
      await loadDiagram(panel);
      mark();
    }
    show(panel);
  };
  const sight = new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries)
      // If the SVG cannot be loaded, the image stays.
      if (isIntersecting) open(target as HTMLElement).catch(() => undefined);
  });
  for (const panel of panels) sight.observe(panel);
  example.dataset.linked = '';
}

/** Scrolls to the example of a link, unless the link has a fragment or the reader has scrolled. */
function goToExample(): void {
  const {search, hash} = window.location;
  const list = document.querySelector('[data-query="example"]');
  const chosen = list?.querySelector<HTMLElement>('[aria-selected="true"]')?.dataset.value;
  const isAsked = new URLSearchParams(search).get('example') === chosen;
  if (isAsked && hash === '' && window.scrollY === 0 && navigationType() === 'navigate')
    list?.scrollIntoView({behavior: 'instant'});
}

/** Highlights a step of an example in every panel when it is pointed at, focused or pressed. */
export function linkSteps(examples: readonly HTMLElement[]): void {
  examples.forEach(setUpExample);
  goToExample();
}

import {closestOf} from '@site/src/shared/dom';
import {storedText} from '@site/src/shared/storedText';

/** The classic theme's name for it: the theme's inline script reads it before the first paint. */
const KEY = 'theme-rift';

/** In the order in which the button cycles through them. */
const CHOICES = ['system', 'light', 'dark'] as const;

type Choice = (typeof CHOICES)[number];

const asChoice = (text: string | null | undefined): Choice =>
  CHOICES.find((choice) => choice === text) ?? 'system';

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');

const choiceNow = () => asChoice(document.documentElement.dataset.themeChoice);

const stored = storedText(KEY);

function nameButtons(): void {
  const mode = `${choiceNow()} mode`;
  for (const button of document.querySelectorAll<HTMLElement>('[data-colour-mode]')) {
    button.title = mode;
    button.setAttribute('aria-label', `Switch between dark and light mode (currently ${mode})`);
  }
}

function show(choice: Choice): void {
  const {dataset} = document.documentElement;
  dataset.themeChoice = choice;
  const system = darkSystem().matches ? 'dark' : 'light';
  dataset.theme = choice === 'system' ? system : choice;
  nameButtons();
}

function choose(choice: Choice): void {
  show(choice);
  stored.write(choice === 'system' ? null : choice);
  // In development the theme keeps a mode of its own, and updates it when another tab changes the stored one.
  if (process.env.NODE_ENV !== 'production')
    window.dispatchEvent(
      new StorageEvent('storage', {key: KEY, newValue: stored.read(), storageArea: localStorage}),
    );
}

/** Switches between dark and light, whether the mode was chosen or is the system's; returns the new mode. */
export function switchColours(): 'dark' | 'light' {
  const other = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  choose(other);
  return other;
}

export function setup(): void {
  document.addEventListener('click', (event) => {
    if (closestOf(event, '[data-colour-mode]'))
      choose(CHOICES[(CHOICES.indexOf(choiceNow()) + 1) % CHOICES.length] ?? 'system');
  });
  darkSystem().addEventListener('change', () => {
    if (choiceNow() === 'system') show('system');
  });
  stored.subscribe(() => show(asChoice(stored.read())));
}

export function onPageLoad(): void {
  // The theme's script copies whatever is stored into the attribute, even if it is none of the choices.
  if (choiceNow() !== document.documentElement.dataset.themeChoice) show('system');
  else nameButtons();
}

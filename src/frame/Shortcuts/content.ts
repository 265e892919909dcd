export interface Shortcut {
  /** The alternative ways to press it: each is one key, or several together. */
  ways: readonly (readonly string[])[];
  does: string;
}

export const shortcuts: readonly Shortcut[] = [
  {ways: [['?']], does: 'Show this list'},
  {ways: [['/'], ['Ctrl', 'K'], ['⌘', 'K']], does: 'Search'},
  {ways: [['n']], does: 'Next page'},
  {ways: [['p']], does: 'Previous page'},
  {ways: [['v']], does: 'Choose a version'},
  {ways: [['d']], does: 'Dark or light'},
];

const KINDS_WITHOUT_TEXT = new Set(['button', 'checkbox', 'radio', 'range', 'reset', 'submit']);

interface Field {
  tagName?: string;
  type?: string;
  isContentEditable?: boolean;
}

/** Whether a key pressed there is text, or chooses a value. */
export function isTyping(target: EventTarget | null): boolean {
  const {tagName = '', type = '', isContentEditable = false} = (target ?? {}) as Field;
  if (isContentEditable || tagName === 'TEXTAREA' || tagName === 'SELECT') return true;
  return tagName === 'INPUT' && !KINDS_WITHOUT_TEXT.has(type);
}

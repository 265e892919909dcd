/** A press that asks for nothing but what it is on: no new tab, no window, no download. */
export const isPlainPress = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

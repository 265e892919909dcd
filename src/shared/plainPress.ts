/** Not one that opens a new tab or window, or downloads. */
export const isPlainPress = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

import {storedText} from './storedText';

export const SHORTCUTS_KEY = 'rift-shortcuts';
const OFF = 'off';

const stored = storedText(SHORTCUTS_KEY);
export const subscribeShortcuts = stored.subscribe;

/** Whether single keys such as `/` work. Those with Ctrl or Cmd always do. */
export const areShortcutsOn = (): boolean => stored.read() !== OFF;

export const setShortcuts = (isOn: boolean): void => stored.write(isOn ? null : OFF);

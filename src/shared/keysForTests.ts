import type {Press} from './keys';

export function press(
  key: string,
  {held = [], ...more}: Partial<Press> & {held?: readonly string[]} = {},
): Press {
  return {
    key,
    code: '',
    shiftKey: false,
    repeat: false,
    getModifierState: (name) => held.includes(name),
    ...more,
  };
}

import {createContext} from 'react';

/** Told what is wrong with a field, or with no words that it is mended. */
export type TellFault = (id: string, words?: string) => void;

export const TellFaultContext = createContext<TellFault>(() => undefined);

export type Faults = ReadonlyMap<string, string>;

/** The faults once a field has told of its own. */
export function withFault(faults: Faults, id: string, words?: string): Faults {
  const next = new Map(faults);
  if (words === undefined) next.delete(id);
  else next.set(id, words);
  return next;
}

/** The code that a text stands for, of those that an answer over HTTP has. */
export function readCode(text: string): number | undefined {
  return /^[1-5]\d\d$/.test(text) ? Number(text) : undefined;
}

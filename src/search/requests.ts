import {once} from '@site/src/shared/once';
import {headsFile, textsFile, type Heads, type Texts} from './searchIndex';

/** Only builds have an index; a development server has none. */
export const isIndexed = process.env.NODE_ENV === 'production';

async function request<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json() as Promise<T>;
}

export const requestHeads = once((version) => request<Heads>(headsFile(version)));
export const requestTexts = once((version) => request<Texts>(textsFile(version)));

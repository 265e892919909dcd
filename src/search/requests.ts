import {memoizeAsync} from '@site/src/shared/memoizeAsync';
import {headsFile, textsFile, type Heads, type Texts} from './searchIndex';

/** Only builds have an index; a development server has none. */
export const isIndexed = process.env.NODE_ENV === 'production';

async function request<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json() as Promise<T>;
}

export const requestHeads = memoizeAsync((version) => request<Heads>(headsFile(version)));
export const requestTexts = memoizeAsync((version) => request<Texts>(textsFile(version)));

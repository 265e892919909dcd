import {once} from '@site/src/shared/once';
import {headsFile, type Heads, type Texts, textsFile} from './searchIndex';

/** The build makes the index; a development server has none. */
export const isIndexed = process.env.NODE_ENV === 'production';

const request = once(async (address): Promise<unknown> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
});

export const requestHeads = (version: string) => request(headsFile(version)) as Promise<Heads>;
export const requestTexts = (version: string) => request(textsFile(version)) as Promise<Texts>;

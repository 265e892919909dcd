import {headsFile, type Heads, type Texts, textsFile} from './searchIndex';

/** The build makes the index; a development server has none. */
export const isIndexed = process.env.NODE_ENV === 'production';

const requests = new Map<string, Promise<unknown>>();

/** Asks for a file once; one that did not come can be asked for again. */
function request<T>(address: string): Promise<T> {
  const known = requests.get(address);
  if (known) return known as Promise<T>;
  const asked = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.json() as Promise<T>;
  });
  requests.set(address, asked);
  asked.catch(() => requests.delete(address));
  return asked;
}

export const requestHeads = (version: string) => request<Heads>(headsFile(version));
export const requestTexts = (version: string) => request<Texts>(textsFile(version));

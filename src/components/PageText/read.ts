import {withTenant} from '@site/src/utils/tenant';

/**
 * The text of a page for a reader, with their tenant in its samples.
 *
 * @throws when the host has no such text, also when it answers with a page that says so
 */
export async function readText(address: string, uid: string): Promise<string> {
  const response = await fetch(address);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !/^text\/(plain|markdown)\b/.test(type)) throw new Error(`no text at ${address}`);
  return withTenant(await response.text(), uid);
}

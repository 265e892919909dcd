import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {BENCH} from '../folders';

const FILE = path.join(BENCH, 'RESULTS.md');

const GROWTH = '## Growth';

/** As Markdown. The peers come first, then growth; each command of the bench writes its own part. */
interface Parts {
  peers: string;
  growth: string;
}

/** Puts one part into a text in place of the one that is there. */
export function withPart(text: string, part: Partial<Parts>): string {
  const at = text.indexOf(GROWTH);
  const peers = part.peers ?? text.slice(0, at < 0 ? undefined : at);
  const growth = part.growth ?? (at < 0 ? '' : text.slice(at + GROWTH.length));
  return growth.trim() === '' ? peers : `${peers.trim()}\n\n${GROWTH}\n\n${growth.trim()}\n`;
}

/** Puts one part into bench/RESULTS.md. */
export async function writePart(part: Partial<Parts>): Promise<void> {
  const text = withPart(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '', part);
  writeFileSync(FILE, await format(text, {...(await resolveConfig(FILE)), parser: 'markdown'}));
}

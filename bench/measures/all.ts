import type {BrowserProgram} from '../browser';
import type {Certificate} from '../certificate';
import type {Content} from '../content/read';
import type {Options} from '../options';
import {ownHeaders} from '../own';
import {serve} from '../server';
import type {Ready} from '../sites';
import {pagesOf, PRESSES, type Bench} from '../subject';
import {diagramSeen, firstPress, firstResult, NEXT, nextPage} from './interaction';
import {lighthouse, type Program} from './lighthouse';
import {weight} from './weight';

interface Means {
  content: Content;
  options: Options;
  certificate: Certificate;
  browser: BrowserProgram;
  /** Where Lighthouse is, and the Node that runs it. */
  tools: Program;
  /** Collects what could not be measured. */
  failures: string[];
  say: (line: string) => void;
}

/** Using pages takes long and varies little: so many rounds are enough. */
export const MOST_USES = 3;

type Attempt = (what: string, measure: () => Promise<string>) => Promise<void>;

/** Bytes do not vary: once is enough. */
async function weighPages(bench: Bench, {measured}: Ready, attempt: Attempt): Promise<void> {
  for (const [page, address] of pagesOf(bench.subject))
    await attempt(`weight of ${address}`, async () => {
      const result = await weight(bench, address);
      measured.weight[page] = result;
      return `${result.all} bytes`;
    });
}

async function judgePages(bench: Bench, {measured}: Ready, tools: Program, attempt: Attempt): Promise<void> {
  for (const [page, address] of pagesOf(bench.subject))
    await attempt(`Lighthouse on ${address}`, async () => {
      const result = await lighthouse(bench.server.origin + address, bench.browser, tools);
      (measured.lighthouse[page] ??= []).push(result);
      return `${result.performance}, largest paint ${Math.round(result.lcp)} ms, blocking ${Math.round(result.tbt)} ms`;
    });
}

/** @param isRehearsal - the first use of all, which does not count: the server compresses its files when they are first asked for */
async function usePages(
  bench: Bench,
  {measured}: Ready,
  {pages}: Content,
  attempt: Attempt,
  isRehearsal = false,
): Promise<void> {
  const title = pages.find(({path}) => path === NEXT)?.title ?? '';
  const note = async (times: number[], duration: Promise<number>) => {
    const ms = await duration;
    if (!isRehearsal) times.push(ms);
    return `${Math.round(ms)} ms${isRehearsal ? ', a rehearsal' : ''}`;
  };
  await attempt('next page', () => note(measured.next, nextPage(bench, title)));
  await attempt('first result', () => note(measured.search, firstResult(bench)));
  if (bench.subject.look.diagram)
    await attempt('diagram seen', () => note(measured.diagram, diagramSeen(bench)));
}

async function pressPages(bench: Bench, {measured}: Ready, attempt: Attempt): Promise<void> {
  for (const [page, address] of pagesOf(bench.subject)) {
    const asked = bench.subject.isOwn ? PRESSES[page] : undefined;
    if (!asked) continue;
    await attempt(`first press on ${address}`, async () => {
      const result = await firstPress(bench, address, asked);
      (measured.press[page] ??= []).push(result);
      return `answered in ${Math.round(result.answer)} ms, done in ${Math.round(result.effect)} ms`;
    });
  }
}

/** Measures the sites in turns, so that what else the machine does falls on all. */
export async function measureAll(sites: readonly Ready[], means: Means): Promise<void> {
  const {content, options, certificate, browser, tools, failures, say} = means;
  const benches: {ready: Ready; bench: Bench; attempt: Attempt}[] = [];
  for (const ready of sites) {
    const {subject} = ready;
    const server = await serve(subject.output, certificate, subject.isOwn ? ownHeaders() : []);
    const attempt: Attempt = async (what, measure) => {
      try {
        say(`${subject.title}: ${what}: ${await measure()}`);
      } catch (error) {
        const [line = ''] = (error as Error).message.split('\n');
        failures.push(`${subject.title}: ${what}: ${line}`);
        say(`${subject.title}: ${what} FAILED: ${line}`);
      }
    };
    benches.push({ready, bench: {subject, server, browser}, attempt});
  }
  try {
    for (let round = 0; round < options.rounds; round += 1)
      for (const {ready, bench, attempt} of benches) {
        if (options.parts.includes('weight') && round === 0) await weighPages(bench, ready, attempt);
        if (options.parts.includes('lighthouse')) await judgePages(bench, ready, tools, attempt);
        if (options.parts.includes('interact') && round < MOST_USES) {
          if (round === 0) await usePages(bench, ready, content, attempt, true);
          await usePages(bench, ready, content, attempt);
          await pressPages(bench, ready, attempt);
        }
      }
  } finally {
    for (const {bench} of benches) bench.server.close();
  }
}

import {existsSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../../config/files';
import type {Page} from '../lib/page';
import type {Problem} from '../lib/rule';
import {shownFile} from '../starter-files';
import {differences} from './compare';
import {fencesOf, nameOf, type Fence, type Left} from './fences';
import type {Outcome} from './framework';
import {namesIn, runsAlone, script, withClaims, type Names} from './php';
import type {Project} from './project';

/** What is counted of a page, as the report names it. */
type Noun = 'files' | 'commands' | 'answers' | 'claims' | 'fragments' | 'of all known issues' | 'only read';

const SAMPLE_ABOVE = /^ *\/\/ the sample above$/m;
const LEFT = 'checks/samples/left-to-the-reader.md';

/** What the check knows apart from the page. */
export interface Context {
  /** The classes of the framework and its libraries. */
  names: Names;
  /** The names of the framework in the page's version, without those that cannot be loaded. */
  types: readonly string[];
  /** What 1.0.0 prints because of a known issue, by its number. */
  known: ReadonlyMap<string, string>;
  /** The folder of the starter of the page's version. */
  starter: string;
}

/** Follows the steps of one page from top to bottom. */
export class PageRun {
  readonly findings: Problem[] = [];
  readonly counts = new Map<Noun, number>();
  readonly #left: Fence[];
  /** The PHP of the page so far that belongs to no file. */
  readonly #pieces: string[] = [];
  #above = '';
  #printed: string | undefined;

  /** @param borrowed - files of other pages, whose classes this page uses */
  constructor(
    private readonly page: Page,
    left: Left | undefined,
    private readonly borrowed: readonly Fence[],
    private readonly project: Project,
    private readonly context: Context,
  ) {
    this.#left = [...(left?.fences ?? [])];
  }

  async follow(): Promise<void> {
    const fences = fencesOf(this.page);
    for (const fence of this.borrowed) this.project.lay(fence, this.#names());
    const first = this.#left.filter(({kind, title}) => kind === 'file' || !title);
    for (const fence of first) {
      this.#left.splice(this.#left.indexOf(fence), 1);
      if (fence.kind === 'file') this.project.lay(fence, this.#names());
      else await this.#perform(fence, LEFT);
    }
    for (const fence of fences) await this.#take(fence);
    const signatures = fences.filter(({kind}) => kind === 'signature');
    if (signatures.length > 0) await this.#checkSignatures(signatures);
    for (const {line, title} of this.#left)
      this.#say(line, `${this.page.file} has no “${title}” any more: take it away`, LEFT);
  }

  #count(noun: Noun, by = 1) {
    this.counts.set(noun, (this.counts.get(noun) ?? 0) + by);
  }

  #say(line: number, message: string, file = this.page.file) {
    this.findings.push({file, line, message});
  }

  #names(): Names {
    return new Map([...this.context.names, ...this.project.classes()]);
  }

  #autoload(): string {
    const own = path.join(this.project.folder, 'vendor/autoload.php');
    return existsSync(own) ? own : this.project.framework.autoload;
  }

  async #take(fence: Fence): Promise<void> {
    // A file of the starter, which exists already.
    if (shownFile(this.context.starter, fence.title) !== undefined) {
      this.#count('files');
      this.#above = fence.value;
      this.#printed = undefined;
      return;
    }
    switch (fence.kind) {
      case 'file':
      case 'part':
        this.#above = fence.value;
        this.#printed = undefined;
        return this.#lay(fence);
      case 'command': {
        const instead = this.#next(nameOf(fence));
        if (instead?.language === 'text') return;
        this.#printed = await this.#perform(instead ?? fence, instead ? LEFT : this.page.file);
        return;
      }
      case 'fragment':
        return this.#read(fence);
      case 'answer':
        return this.#compare(fence);
    }
  }

  /** What is left to the reader at the block with this title or first line. */
  #next(title: string): Fence | undefined {
    // A title contains no double quotes.
    const index = this.#left.findIndex((fence) => fence.title === title.replaceAll('"', "'"));
    return index < 0 ? undefined : this.#left.splice(index, 1)[0];
  }

  async #perform(fence: Fence, file: string): Promise<string> {
    if (fence.language === 'php')
      return this.#php(
        fence.value.replace(SAMPLE_ABOVE, () => this.#above),
        fence.line,
        file,
      );
    const {status, out, error} = await this.project.command(this.project.framework.inPlaceOf(fence.value));
    this.#count('commands');
    if (status !== 0) this.#say(fence.line, `the command ends with ${status}: ${last(error || out)}`, file);
    return out;
  }

  /** Runs code after the pieces so far, whose output is suppressed. */
  async #php(code: string, line: number, file: string, known = ''): Promise<string> {
    const before = this.#pieces.length > 0 ? ['ob_start();', ...this.#pieces, 'ob_end_clean();'] : [];
    const whole = script([...before, code], this.#names());
    const outcome = await this.project.framework.script(whole, this.project.folder, this.#autoload());
    this.#readOutput(outcome);
    if (known !== '') {
      this.#expectKnown(known, line, outcome.status === 0, outcome.out + outcome.error);
      return '';
    }
    if (outcome.status !== 0)
      this.#say(line, `PHP ends with ${outcome.status}: ${last(outcome.error || outcome.out)}`, file);
    return outcome.out;
  }

  /** Reads the results of the claims in comments. */
  #readOutput({error}: Outcome) {
    for (const [, json = ''] of error.matchAll(/^said:(.*)$/gm)) {
      const [line, shown, came] = JSON.parse(json) as [number, string, string];
      this.#count('claims');
      if (shown !== came) this.#say(line, `the comment says ${shown}, and it is ${came}`);
    }
  }

  async #lay(fence: Fence): Promise<void> {
    this.#count('files');
    const file = this.project.lay(fence, this.#names());
    if (fence.language !== 'php' || fence.kind === 'part') return;
    const {declared, imported} = namesIn(readText(file));
    const names = [...imported.filter((name) => !name.startsWith('App\\')), ...(declared ? [declared] : [])];
    await this.#reflect({names: names.map((name) => [fence.line, name])}, fence.line);
  }

  async #read(fence: Fence): Promise<void> {
    this.#above = fence.value;
    this.#printed = undefined;
    const instead = this.#next(nameOf(fence));
    if (instead?.language === 'text' || (instead === undefined && !runsAlone(fence.value))) {
      this.#count('only read');
      return;
    }
    const {code: own, claims} = withClaims(fence.value, fence.line);
    const inPlace = (sample: string) => instead?.value.replace(SAMPLE_ABOVE, () => sample) ?? sample;
    const before = this.counts.get('claims') ?? 0;
    this.#count('fragments');
    const printed = await this.#php(inPlace(own), fence.line, this.page.file, fence.known);
    if (fence.known !== '') return;
    const reached = (this.counts.get('claims') ?? 0) - before;
    if (reached !== claims)
      this.#say(fence.line, `${claims} comments name a value, and ${reached} were reached`);
    if (printed !== '') this.#printed = printed;
    this.#pieces.push(inPlace(fence.value));
  }

  async #compare(fence: Fence): Promise<void> {
    const step = this.#printed === undefined || this.#printed === '' ? this.#next(nameOf(fence)) : undefined;
    if (step?.language === 'text') return;
    const printed = step ? await this.#perform(step, LEFT) : this.#printed;
    this.#printed = undefined;
    if (printed === undefined) {
      this.#say(fence.line, `nothing says what prints “${fence.title}”: give it in ${LEFT}`);
      return;
    }
    this.#count('answers');
    const found = differences(fence.language, fence.meta, fence.value, printed);
    if (fence.known === '') found.forEach((message) => this.#say(fence.line, message));
    else this.#expectKnown(fence.known, fence.line, found.length === 0, printed);
  }

  /** Requires that 1.0.0 differs from the page, and in the known way. */
  #expectKnown(known: string, line: number, isAsSaid: boolean, came: string) {
    this.#count('of all known issues');
    const wanted = this.context.known.get(known);
    if (wanted === undefined) this.#say(line, `${LEFT} does not say how ${known} shows`);
    else if (isAsSaid) this.#say(line, `${known} does not show any more: take the mark and the note away`);
    else if (!came.includes(wanted)) this.#say(line, `${known} shows otherwise than is known: ${last(came)}`);
  }

  async #checkSignatures(fences: readonly Fence[]): Promise<void> {
    const signatures = fences.flatMap(({line, value}) =>
      value
        .split(/;\s*/)
        .filter((text) => text.trim() !== '')
        .map((text) => [line, text]),
    );
    this.#count('claims', signatures.length);
    await this.#reflect({signatures, types: this.context.types});
  }

  /** Reports what disagrees with the installed classes; a fatal error of PHP has no line of the page. */
  async #reflect(asked: object, line = 0) {
    const found = await this.project.framework.reflect(asked, this.project.folder, this.#autoload());
    for (const [at, message] of found) this.#say(at || line, message);
  }
}

/** The relevant line of a program's last output. */
function last(text: string): string {
  const lines = text.trim().split('\n');
  return (lines.find((line) => /(?:Fatal|Parse) error/.test(line)) ?? lines.slice(-4).join(' / ')).slice(
    0,
    600,
  );
}

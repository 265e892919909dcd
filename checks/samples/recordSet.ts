import {symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../../config/files';
import type {Case, RunSet, Step} from '../../src/runs/runSet';
import {STARTER_FOLDER} from '../../src/text/starter';
import type {Page} from '../lib/page';
import {TENANT_UID} from './compare';
import {fencesOf, nameOf, type Fence, type Left} from './fences';
import {withMembers, type Names} from './php';
import type {Project} from './project';
import type {CaseToRecord, SetToRecord, Source} from './setsToRecord';
import {
  chainSteps,
  fieldSteps,
  layerSteps,
  refusalStep,
  stopSteps,
  type OpenFile,
  type Recorded,
} from './runSteps';

/** The version whose pages the recorder follows. */
export interface Version {
  root: string;
  /** The folder of its pages, relative to the root. */
  folder: string;
  pages: readonly Page[];
  left: ReadonlyMap<string, Left>;
  project: Project;
  names: Names;
  php: string;
}

interface Run extends Recorded {
  at: CaseToRecord;
  layers: readonly Step[];
}

const CHAIN = 'chain.php';

/** The uid of the tenant's client, which would otherwise be random. */
const CLIENT_UID = '77aa-01be-9f0c';

/** Output without what differs between machines, or comes from the recorder itself. */
const cleaned = (printed: string) =>
  printed.replace(/, called in .*? on line \d+/g, '…').replace(/("trace": )".*"/g, '$1"…"');

function inputOf({request, body, token, sets = ''}: CaseToRecord): string {
  if (request === undefined) return sets;
  const header = token === undefined ? '' : '\nAuthorization: Bearer eyJhbGciOi…';
  return `${request}${header}${body === undefined ? '' : `\n\n${JSON.stringify(body, null, 2)}`}`;
}

/** The class that a file below src/ declares. */
const classOf = (file: string) => `App\\${file.replace(/^src\/|\.php$/g, '').replaceAll('/', '\\')}`;

const isBlock = (source: Source | undefined) => typeof source === 'object' && 'block' in source;

/** Runs the cases of one set. */
class SetRecorder {
  readonly #set: SetToRecord;
  readonly #version: Version;
  readonly #fences: readonly Fence[];
  readonly #files: {path: string; code: string}[];

  constructor(set: SetToRecord, version: Version) {
    const {folder, pages, left} = version;
    const page = pages.find(({file}) => file === `${folder}/${set.page}`);
    if (!page) throw new Error(`${folder} has no ${set.page}`);
    this.#set = set;
    this.#version = version;
    this.#fences = [...(left.get(set.page)?.fences ?? []), ...fencesOf(page)];
    this.#files = (set.files ?? []).map((source) => ({
      path: typeof source === 'string' ? source : 'block' in source ? source.block : source.path,
      code: this.#codeOf(source),
    }));
  }

  #block(name: string): string {
    const found = this.#fences.find((fence) => nameOf(fence) === name || fence.path === name);
    if (!found) throw new Error(`${this.#set.page} has no block “${name}”`);
    return found.value;
  }

  #codeOf(source: Source): string {
    if (typeof source === 'string') return this.#block(source);
    if ('block' in source) return this.#block(source.block);
    const merged = withMembers(this.#block(source.path), this.#block(source.replacedBy), this.#version.names);
    return merged.replace(/\n{3,}/g, '\n\n').trimEnd();
  }

  async record(): Promise<RunSet> {
    const {project, php} = this.#version;
    const {title, isApplication, cases} = this.#set;
    if (isApplication) await this.#openStarter();
    else await this.#openPage();
    const runs: Run[] = [];
    for (const at of cases) {
      const noted = await this.#run(at);
      // Some of these are later replaced by files of the page.
      runs.push({at, ...noted, layers: isApplication ? this.#layersOf(noted) : []});
    }
    const emitter = isApplication ? 'the starter’s ApiEmitter' : 'Rift’s JsonEmitter with HTTP status 200';
    const date = new Date().toISOString().slice(0, 10);
    const recorded = {framework: project.framework.version, php, date, emitter};
    const all = runs.map((run): Case => {
      const {id, label, issue, note, wrong} = run.at;
      const steps = this.#stepsOf(run, runs);
      const input = inputOf(run.at);
      const printed = cleaned(run.printed);
      // Drops undefined properties.
      return JSON.parse(JSON.stringify({id, label, issue, note, input, wrong, steps, printed})) as Case;
    });
    project.close();
    return {title, recorded, files: this.#files, cases: all};
  }

  #write(name: string, text: string) {
    writeFileSync(path.join(this.#version.project.folder, name), text);
  }

  async #openPage() {
    await this.#version.project.open();
    this.#layPage();
  }

  #layPage() {
    const {project, names} = this.#version;
    for (const fence of this.#fences) if (fence.kind === 'file') project.lay(fence, names);
  }

  /** Sets up the application with one tenant and one client. */
  async #openStarter() {
    const {root, folder, project} = this.#version;
    const {framework} = project;
    await project.open(path.join(root, folder, STARTER_FOLDER));
    symlinkSync(framework.vendor, path.join(project.folder, 'vendor'));
    await framework.reset();
    const add = `<?php
$argv = ['', '${TENANT_UID}', 'Harbour Ltd'];
require 'bin/add-tenant.php';
$container->get(Rift\\Contracts\\Database\\Bridge\\PDO\\ConnectorInterface::class)
    ->createSchemaConnection('tenant_ab12_cd34_ef56')->result->exec("UPDATE clients SET uid = '${CLIENT_UID}'");`;
    const {status, out, error} = await framework.script(add, project.folder, framework.autoload);
    if (status !== 0) throw new Error(`the tenant was not added: ${error || out}`);
  }

  async #run(at: CaseToRecord): Promise<Recorded> {
    const {project} = this.#version;
    const {file = 0, sets = '', request, body, token, before, env, isOfPage} = at;
    const ask = (asked: unknown) => project.framework.record(asked, project.folder, env);
    if (this.#set.isApplication) {
      if (isOfPage) this.#layPage();
      return ask({request, body, token, before, uid: TENANT_UID});
    }
    const source = this.#set.files?.[file];
    const {path: name = '', code = ''} = this.#files[file] ?? {};
    if (typeof source === 'object' && 'block' in source) {
      const setup = this.#block(source.after);
      const [variable = ''] = sets.split(' ');
      this.#write('setup.php', setup.replace(new RegExp(`^\\${variable} = .*$`, 'm'), sets));
      const imports = [...setup.matchAll(/^use .*;$/gm)].join(' ');
      // On the first line of the block, so that line numbers stay the same.
      this.#write(CHAIN, `<?php ${imports} require __DIR__ . '/setup.php'; ${code}\nanswer($final);\n`);
      return ask({script: CHAIN});
    }
    this.#write(name, code);
    return ask({request, with: {handler: classOf(name), route: this.#set.route ?? '', body}});
  }

  #layersOf(noted: Recorded): Step[] {
    const {stops} = this.#set;
    /** A file of the application in its current state. */
    const open = (name: string): OpenFile => {
      const code = readText(path.join(this.#version.project.folder, name)).trimEnd();
      const at = this.#files.findIndex((one) => one.path === name && one.code === code);
      return {code, file: at === -1 ? this.#files.push({path: name, code}) - 1 : at};
    };
    return stops ? stopSteps(noted, stops, open) : layerSteps(noted, open);
  }

  #stepsOf(run: Run, runs: readonly Run[]): readonly Step[] {
    const {at, steps, printed, layers} = run;
    const {file = 0} = at;
    const {isSchema, isApplication} = this.#set;
    const code = this.#files[file]?.code ?? '';
    if (isApplication) return layers;
    if (isSchema) {
      const fields = runs
        .map((one) => one.steps)
        .reduce((most, one) => (one.length > most.length ? one : most));
      const names = fields.map(({label}) => label);
      return steps.length === 0 ? [refusalStep(file, code, printed)] : fieldSteps(steps, file, code, names);
    }
    const name = isBlock(this.#set.files?.[file]) ? CHAIN : this.#files[file]?.path;
    const callsOf = (one: Run) => one.steps.filter((step) => step.file === name);
    const others = runs.filter((one) => (one.at.file ?? 0) === file).flatMap(callsOf);
    const lines = [...new Set(others.map(({line = 0}) => line))].sort((a, b) => a - b);
    return chainSteps(callsOf(run), file, code, lines);
  }
}

export const recordSet = (set: SetToRecord, version: Version): Promise<RunSet> =>
  new SetRecorder(set, version).record();

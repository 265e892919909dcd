import {expose} from 'comlink';
import {createEngine, createFullEngine, type Engine} from './engine';
import {resultsFor, startList, type ResultList} from './resultList';
import type {Heads, Texts} from './searchIndex';

/** What is searched: only names, which are loaded first, or also texts. */
export type Scope = 'names' | 'all';

export interface Question {
  query: string;
  scope: Scope;
  /** The pages read last, for an empty query. */
  recent: readonly string[];
  /** The address of the version: `/docs/v1`. */
  root: string;
}

let heads: Heads | undefined;
let texts: Texts | undefined;
const engines: Partial<Record<Scope, Engine>> = {};

const search = {
  addNames(added: Heads): void {
    heads = added;
    engines.names = createEngine(added);
  },

  /** Called after `addNames`. Questions are answered meanwhile. */
  async addTexts(added: Texts): Promise<void> {
    if (!heads) throw new Error('Texts belong to names.');
    engines.all = await createFullEngine(heads, added);
    texts = added;
  },

  /** Called after adding what is to be searched. */
  find({query, scope, recent, root}: Question): ResultList {
    const engine = engines[scope];
    if (!heads || !engine) throw new Error(`There is no index of ${scope}.`);
    if (query.trim() === '') return startList({heads}, recent, root);
    return resultsFor(query, {heads, engine, ...(texts && {texts})}, root);
  },
};

export type WorkerSearch = typeof search;

expose(search);

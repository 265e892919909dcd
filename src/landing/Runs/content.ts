import ensure from '@site/docs/_data/runs/ensure.json';
import map from '@site/docs/_data/runs/map.json';
import type {RunSet} from '@site/src/runs/runSet';
import type {Frame} from '../Section';

export const frame: Frame = {
  id: 'runs',
  title: 'Recorded, not simulated',
  lead: 'These figures replay what Rift itself did: a command ran the samples on the framework, and recorded which callbacks ran and what they led to. Where version 1.0.0 fails, so does the figure; another of its cases shows the way around.',
  link: {to: 'architecture/routing#request', label: 'Nine requests, from router to response'},
  faultAt: '52%',
};

/** A rule that may fail, and a method that is broken in 1.0.0. */
export const runs = [
  {id: 'ensure', run: ensure, to: 'basic-concepts/contract/methods/ensure', label: 'The ensure method'},
  {id: 'map', run: map, to: 'basic-concepts/contract/methods/map', label: 'The map method'},
].map(({run, ...rest}) => ({...rest, run: run as unknown as RunSet}));

import run from '@site/docs/_data/runs/map.json';
import type {RunSet} from '@site/src/runs/runSet';
import type {Intro} from '../Section';

export const intro: Intro = {
  id: 'runs',
  title: 'Recorded, not simulated',
  lead: 'This figure replays what Rift itself did: a command ran the sample on the framework, and recorded which callbacks ran and what they led to. Where version 1.0.0 fails, so does the figure; another of its cases shows the way around.',
  link: {to: 'architecture/routing#request', label: 'Nine requests, from router to response'},
  faultAt: '52%',
};

/** A method that is broken in 1.0.0. */
export const map = run as unknown as RunSet;
export const method = {to: 'basic-concepts/contract/methods/map', label: 'The map method'} as const;

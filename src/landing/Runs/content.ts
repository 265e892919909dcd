import ensure from '@site/docs/_data/runs/ensure.json';
import map from '@site/docs/_data/runs/map.json';
import type {RunSet} from '@site/src/runs/runSet';
import type {Frame} from '../Section';

export const frame: Frame = {
  id: 'runs',
  title: 'Recorded, not simulated',
  lead: 'A figure that runs shows what Rift itself did: a command runs the samples on the framework and notes which callbacks ran and what came back. Where version 1.0.0 fails, so does the figure, and another of its cases is the way around.',
  link: {to: 'architecture/routing#request', label: 'Nine requests, from router to response'},
  faultAt: '52%',
};

/** A rule that holds or not, and a method that 1.0.0 has got wrong. */
export const runs = [
  {id: 'ensure', run: ensure, to: 'basic-concepts/contract/methods/ensure', label: 'The ensure method'},
  {id: 'map', run: map, to: 'basic-concepts/contract/methods/map', label: 'The map method'},
].map(({run, ...rest}) => ({...rest, run: run as unknown as RunSet}));

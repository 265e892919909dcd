import type {Method} from './chain';

interface Parameter {
  type: string;
  name: string;
}

const RESULT: Parameter = {type: 'mixed', name: 'result'};
const ERROR: Parameter = {type: '?string', name: 'error'};
const META: Parameter = {type: '?array', name: 'meta'};

/** What the callback of a method is given, in order. */
export const PARAMETERS: Readonly<Record<Method, readonly Parameter[]>> = {
  then: [RESULT],
  map: [RESULT],
  catch: [ERROR, {type: 'int', name: 'code'}, META],
  tap: [RESULT, ERROR, META],
  ensure: [RESULT],
  merge: [
    {type: 'mixed', name: 'own'},
    {type: 'mixed', name: 'other'},
  ],
  withMetric: [],
  addDebugData: [],
};

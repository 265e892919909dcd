import type {Frame} from '../Section';

export const frame: Frame = {
  id: 'labs',
  title: 'Four labs, nothing to install',
  lead: 'The contract runs as a model in your browser. Change an input, see which way the result takes, and send somebody the link to what you found.',
  link: {to: 'architecture/routing#request-walk', label: 'Start with a request'},
  faultAt: '52%',
};

export interface Lab {
  name: string;
  body: string;
  to: string;
  /** The paths of its sign, 72 by 32: what succeeds, and what fails. */
  success: string;
  failure: string;
}

export const labs: readonly Lab[] = [
  {
    name: 'Request walk',
    body: 'Send a request through the routes, and choose what each class answers.',
    to: 'architecture/routing#request-walk',
    success: 'M0 8H40',
    failure: 'M40 8l8 16H72',
  },
  {
    name: 'Chain lab',
    body: 'Build a chain of then, ensure and catch, and read the PHP that it is.',
    to: 'basic-concepts/contract/methods#chain-lab',
    success: 'M0 8H22M50 8H72',
    failure: 'M22 8l8 16h12l8-16',
  },
  {
    name: 'Validator bench',
    body: 'Write rules, feed them JSON, and see which field ends the check.',
    to: 'modules/validator/schema-validator#validator-bench',
    success: 'M0 8H30M42 8H72',
    failure: 'M30 2V14M42 2V14M30 24H42',
  },
  {
    name: 'Benchmark reader',
    body: 'Set how often a call fails, and see what results cost against exceptions.',
    to: 'basic-concepts/contract/benchmark#benchmark-reader',
    success: 'M0 8H24',
    failure: 'M0 24H72',
  },
];

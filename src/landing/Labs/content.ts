import {LABS, type LabId} from '@site/src/labs/list';
import type {Frame} from '../Section';

export const frame: Frame = {
  id: 'labs',
  title: 'Four labs, nothing to install',
  lead: 'The contract runs as a model in your browser. Change an input, see which track the result takes, and share a link to what you found.',
  link: {to: `${LABS['request-walk'].page}#request-walk`, label: 'Start with a request'},
  faultAt: '52%',
};

/** The paths of the sign of each lab, 72 by 32: what succeeds, and what fails. */
const signs: Readonly<Record<LabId, {success: string; failure: string}>> = {
  'request-walk': {success: 'M0 8H40', failure: 'M40 8l8 16H72'},
  'chain-lab': {success: 'M0 8H22M50 8H72', failure: 'M22 8l8 16h12l8-16'},
  'validator-bench': {success: 'M0 8H30M42 8H72', failure: 'M30 2V14M42 2V14M30 24H42'},
  'benchmark-reader': {success: 'M0 8H24', failure: 'M0 24H72'},
};

export const labs = (Object.keys(signs) as LabId[]).map((id) => {
  const {title, page, summary} = LABS[id];
  return {title, summary, to: `${page}#${id}`, ...signs[id]};
});

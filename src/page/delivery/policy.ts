import {createHash} from 'node:crypto';
import {contentPolicy} from '../../../config/policy';
import type {Hosting} from '../../redirects/redirects';
import {attributeOf, type Element} from './elements';

/** Types of scripts that no browser runs. */
const DATA = /json$|^text\/plain$/;

export const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The hashes of inline scripts. */
export function scriptHashes(elements: readonly Element[]): string[] {
  return elements
    .filter(
      (element) =>
        element.tagName === 'script' &&
        attributeOf(element, 'src') === undefined &&
        !DATA.test(attributeOf(element, 'type') ?? ''),
    )
    .map(({text}) => hashOf(text));
}

export function policyOf(hashes: Iterable<string>): string {
  const scripts = [...new Set(hashes)].sort();
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    contentPolicy,
    "frame-ancestors 'none'",
  ].join('; ');
}

const FIELD = 'Content-Security-Policy';

/** The policy that a host sends; undefined where it sends none. */
export const policyIn = ({headers}: Pick<Hosting, 'headers'>): string | undefined =>
  headers.flatMap(({headers: fields}) => fields).find(({key}) => key === FIELD)?.value;

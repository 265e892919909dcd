import {createHash} from 'node:crypto';
import {contentPolicy} from '../../../config/policy';
import {attributeOf, type Element} from './shapes';

/** Types of blocks of data, which no browser runs. */
const DATA = /json$|^text\/plain$/;

/** A script as a content security policy names it. */
export const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The hashes of the scripts that stand in a page themselves. */
export function scriptHashes(elements: readonly Element[]): string[] {
  return elements
    .filter(
      (element) =>
        element.tagName === 'script' &&
        attributeOf(element, 'src') === undefined &&
        !DATA.test(attributeOf(element, 'type') ?? ''),
    )
    .map(({childNodes}) => hashOf(childNodes.map((node) => ('value' in node ? node.value : '')).join('')));
}

/** What pages may load and run, with the hashes of all scripts that stand in them. */
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

interface Rules {
  headers?: readonly {headers: readonly {key: string; value: string}[]}[];
}

/** @returns the policy that a vercel.json sends; undefined where it sends none */
export const policyIn = (text: string): string | undefined =>
  (JSON.parse(text) as Rules).headers?.flatMap(({headers}) => headers).find(({key}) => key === FIELD)?.value;

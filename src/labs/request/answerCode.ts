import {phpCode, phpString} from '../model/php';
import type {ResultType} from '../model/result';
import type {Visit} from '../model/router';
import {isObject, type Dict} from '../model/values';
import {EXCEPTION} from './choices';
import type {Stop} from './stops';

/** A call of the factory. */
function resultCode({status, code, result, error}: ResultType): string {
  if (!status) return `Result::Failure(\n    ${code},\n    ${phpString(error ?? '')},\n)`;
  return result === null ? 'Result::Success()' : `Result::Success(${phpCode(result)})`;
}

/** A success with a copy of the request. */
function modifiedCode(before: Dict, after: Dict): string {
  const added = [...after].filter(([key, value]) => before.get(key) !== value);
  const calls = added.map(([key, value]) => `withAttribute(${phpString(key)}, ${phpCode(value)})`);
  const all = calls.length > 0 ? calls : ['withParsedBody($body)'];
  return `Result::Success($request${all.map((call) => `\n    ->${call}`).join('')})`;
}

/** The answer of a class as PHP, as it stands at its end; none where the router answers for it. */
export function answerCode({kind, visit}: Stop, key: string, next: Visit | undefined): string | undefined {
  if (key === 'throws') return `throw new Exception(${phpString(EXCEPTION)});`;
  if (key === 'missing' || key === 'unresolvable' || key === 'unnamed' || !visit) return undefined;
  if (kind === 'handler' && key === 'data') return "return ['plan' => 'basic'];";
  const {result, passes, seen} = visit;
  if (!result) return undefined;
  const isRequest = passes === 'modified' && isObject(result.result);
  return `return ${isRequest && next ? modifiedCode(seen, next.seen) : resultCode(result)};`;
}

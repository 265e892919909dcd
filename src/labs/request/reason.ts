import {paramsOf, type Route} from '../model/router';

const quoted = (part: string | undefined) => `"${part ?? ''}"`;

const parts = (count: number) => `${count} ${count === 1 ? 'part' : 'parts'}`;

/** Why a path is not that of a route. */
function pathReason(template: string, path: string): string {
  if (paramsOf(template, path.replace(/\/+$/, ''))) return 'the slash at the end counts';
  const [own, given] = [template.split('/').slice(1), path.split('/').slice(1)];
  if (own.length !== given.length) return `${parts(own.length)}, and the path has ${given.length}`;
  const index = own.findIndex((part, at) => (/^\{\w+\}$/.test(part) ? given[at] === '' : part !== given[at]));
  if (given[index] === '') return `nothing fills ${own[index]}`;
  return `${quoted(own[index])}, not ${quoted(given[index])}`;
}

/** Why a route does not match, in a few words; nothing where it does. */
export function reasonOf(route: Route, method: string, path: string): string | undefined {
  if (route.method !== method) return `${route.method}, not ${method}`;
  return paramsOf(route.path, path) ? undefined : pathReason(route.path, path);
}

/** The methods under which the path would have been found. */
export const methodsOf = (routes: readonly Route[], path: string): string[] =>
  Array.from(new Set(routes.filter((route) => paramsOf(route.path, path)).map(({method}) => method)));

import {UserError} from './userError.mjs';

const OPTION = /^--versions(=|$)/;

/**
 * The list that `--versions next,v1` or `--versions=next,v1` names, and the arguments without it.
 * @param {readonly string[]} args
 * @returns {{list?: string, rest: string[]}}
 */
export function takeVersions(args) {
  const index = args.findIndex((arg) => OPTION.test(arg));
  if (index === -1) return {rest: [...args]};
  const [, value] = args[index]?.split('=') ?? [];
  const list = value ?? args[index + 1] ?? '';
  if (list === '' || list.startsWith('-'))
    throw new UserError('Which versions? Name them after --versions, such as --versions next,latest.');
  return {list, rest: args.toSpliced(index, value === undefined ? 2 : 1)};
}

/**
 * What to say of the versions that are left out; nothing where none is.
 * @param {readonly string[]} all
 * @param {readonly string[]} served
 * @returns {string | undefined}
 */
export function servedLine(all, served) {
  const left = all.filter((name) => !served.includes(name));
  const [first] = left;
  if (first === undefined) return undefined;
  const start = `Serves ${served.join(' and ')}, not`;
  const one = `\`npm start -- --versions ${[...new Set([all[0], first])].join()}\``;
  return left.length === 1
    ? `${start} ${first}: ${one} or \`--versions all\` serves it.`
    : `${start} the other ${left.length}: name those to serve (${one}) or \`--versions all\`.`;
}

import {readFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * @typedef {object} Finding a place that a tool names, with what is wrong there
 * @property {string} file relative to the project, with slashes
 * @property {number} line
 * @property {number} [column]
 * @property {string} message
 */

/**
 * @param {string} file
 * @param {string} root
 */
const relative = (file, root) => path.relative(root, path.resolve(root, file)).replaceAll('\\', '/');

/**
 * Each match of a pattern whose groups are `file`, `line`, `column` and `message`.
 * @param {string} said
 * @param {RegExp} pattern
 * @param {string} [root]
 * @returns {Finding[]}
 */
function matches(said, pattern, root = '') {
  return [...said.matchAll(pattern)].map(({groups = {}}) => ({
    file: relative(groups.file ?? '', root),
    line: Number(groups.line ?? 1),
    ...(groups.column && {column: Number(groups.column)}),
    message: groups.message ?? '',
  }));
}

/**
 * `file(line,column): error TS1: message`; further lines of a message are indented.
 * @param {string} said
 */
export const typescriptFindings = (said) =>
  matches(said, /^(?<file>\S.*)\((?<line>\d+),(?<column>\d+)\): error (?<message>TS\d+: .*(?:\n +.*)*)/gm);

/**
 * The file by itself, then a line for each of its problems.
 * @param {string} said
 * @param {string} root
 * @returns {Finding[]}
 */
export function eslintFindings(said, root) {
  let file = '';
  return said.split('\n').flatMap((text) => {
    const problem = /^ +(\d+):(\d+) +(?:error|warning) +(.*)$/.exec(text);
    if (problem === null) {
      if (/^\S/.test(text)) file = relative(text, root);
      return [];
    }
    const [, line, column, message = ''] = problem;
    return [{file, line: Number(line), column: Number(column), message: message.replace(/ {2,}/g, ' ')}];
  });
}

/**
 * `file:line: message` and `file:line:column: message`, as the checks of the text and Stylelint say it.
 * @param {string} said
 * @param {string} root
 */
export const lineFindings = (said, root) =>
  matches(said, /^ *(?<file>[^\s:][^:\n]*):(?<line>\d+):(?:(?<column>\d+):)? (?<message>.*)$/gm, root);

/**
 * What the build says of a page that it cannot read, once for each of its two bundles.
 * @param {string} said
 * @param {string} root
 */
export function pageFindings(said, root) {
  const found = matches(
    said,
    /MDX compilation failed for file "(?<file>[^"]+)"\n.*Cause: (?<message>.*?(?:\((?<line>\d+):(?<column>\d+)\b.*)?)$/gm,
    root,
  );
  return [...new Map(found.map((finding) => [JSON.stringify(finding), finding])).values()];
}

/**
 * The first line in which two texts differ; the last, where one goes on.
 * @param {string} is
 * @param {string} wanted
 */
export function firstDifference(is, wanted) {
  const lines = is.split('\n');
  const wantedLines = wanted.split('\n');
  const index = lines.findIndex((line, at) => line !== wantedLines[at]);
  return index === -1 ? lines.length : index + 1;
}

/**
 * Prettier names files alone: asked again, it says where they begin to differ.
 * @param {string} said
 * @param {string} root
 * @returns {Promise<Finding[]>}
 */
export async function prettierFindings(said, root) {
  const broken = matches(
    said,
    /^\[error\] (?<file>[^:\n]+): (?<message>\w+: .*\((?<line>\d+):(?<column>\d+)\))$/gm,
  );
  const files = [...said.matchAll(/^\[warn\] (.*\.\w+)$/gm)].map(([, file = '']) => file);
  const {format, resolveConfig} = await import('prettier');
  const differing = files.map(async (file) => {
    const filepath = path.join(root, file);
    const source = await readFile(filepath, 'utf8');
    const wanted = await format(source, {...(await resolveConfig(filepath)), filepath});
    const line = firstDifference(source, wanted);
    return {file, line, message: 'Not formatted from here on: `npm run format` does it.'};
  });
  return [...broken, ...(await Promise.all(differing))];
}

/** @param {string} text */
const escapeData = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** @param {string} text */
const escapeProperty = (text) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * The line that makes GitHub show a finding beside its line.
 * @param {string} title
 * @param {Finding} finding
 */
export function annotation(title, {file, line, column, message}) {
  const properties = Object.entries({file, line, col: column, title})
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::error ${properties.join(',')}::${escapeData(message)}`;
}

/**
 * The page that GitHub shows of a run. It shows ten annotations of a step and drops the rest; here are all of them.
 * @param {readonly [string, import('./tally.mjs').Tally, readonly Finding[]][]} results by the name of the part
 */
export function runSummary(results) {
  const rows = results.map(([name, {passed, failed}]) => `| ${name} | ${passed} | ${failed} |`);
  const found = results.flatMap(([name, , findings]) =>
    findings.map(({file, line, message}) => `${file}:${line}: ${message.split('\n')[0]} (${name})`),
  );
  // Longer than any run of backticks in a message.
  const fence = '`'.repeat(Math.max(3, ...found.map((text) => longestRun(text) + 1)));
  return [
    '| Part | Passed | Failed |',
    '| --- | ---: | ---: |',
    ...rows,
    ...(found.length > 0 ? ['', `${fence}text`, ...found, fence] : []),
    '',
  ].join('\n');
}

/** @param {string} text */
const longestRun = (text) => Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));

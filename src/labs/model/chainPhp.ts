import type {Answer, Made} from './answer';
import type {Chain, Method, Step} from './chain';
import {codePhp} from './codes';
import {PARAMETERS} from './parameters';
import {phpCode, phpString} from './php';
import {phpFile, RESULT_IMPORTS} from './phpFile';
import {ResultType} from './result';

/** What a callback returns where it hands on what it was given. */
const SAME: Readonly<Record<Method, string>> = {
  then: 'Result::Success($result)',
  map: '$result',
  catch: 'Result::Failure($code, $error)',
  tap: 'null',
  ensure: 'true',
  merge: '$own',
  withMetric: '',
  addDebugData: '',
};

/** More signs than this do not stay on one line. */
const WIDTH = 80;
const TAB = '    ';

/** Code whose lines after the first begin with these blanks. */
type Code = (indent: string) => string;

const isLine = (text: string, indent: string) => !text.includes('\n') && indent.length + text.length <= WIDTH;

/** On one line where it fits, otherwise with a line for each argument. */
const callOf =
  (name: string, parts: readonly Code[]): Code =>
  (indent) => {
    const line = `${name}(${parts.map((part) => part(indent)).join(', ')})`;
    const isArray = parts.length === 1 && line.startsWith(`${name}([`);
    if (parts.length === 0 || isArray || isLine(line, indent)) return line;
    const inner = indent + TAB;
    return `${name}(\n${parts.map((part) => `${inner}${part(inner)},\n`).join('')}${indent})`;
  };

const codeNumber =
  (code: number): Code =>
  () =>
    codePhp(code);

const named = (name: string, part: Code): Code => {
  return (indent) => `${name}: ${part(indent)}`;
};

/** Arguments in their order. Behind one that is left out, or where a name says more, they are named. */
function argumentsOf(parts: readonly [name: string, part: Code | undefined, isNamed?: boolean][]): Code[] {
  let isGap = false;
  return parts.flatMap(([name, part, isNamed = false]) => {
    isGap ||= part === undefined;
    if (!part) return [];
    return [isGap || isNamed ? named(name, part) : part];
  });
}

const codeOf = (value: Parameters<typeof phpCode>[0] | undefined): Code | undefined =>
  value === undefined ? undefined : (indent) => phpCode(value, indent);

function madeCode(made: Made): Code {
  switch (made.kind) {
    case 'success':
      return callOf(
        'Result::Success',
        argumentsOf([
          ['result', codeOf(made.value)],
          ['code', made.code === undefined ? undefined : codeNumber(made.code)],
          ['metrics', codeOf(made.metrics), true],
          ['debug', codeOf(made.debug), true],
        ]),
      );
    case 'failure':
      return callOf(
        'Result::Failure',
        argumentsOf([
          ['code', made.code === undefined ? undefined : codeNumber(made.code)],
          ['message', codeOf(made.message)],
          ['debug', codeOf(made.debug), true],
        ]),
      );
    case 'new': {
      const {status, code, result, error, meta} = made;
      return (indent) => phpCode(new ResultType(status, code, result, error, meta), indent);
    }
  }
}

function bodyOf(method: Method, answer: Answer): Code {
  switch (answer.kind) {
    case 'same':
      return () => SAME[method];
    case 'value':
      return (indent) => phpCode(answer.value, indent);
    case 'throws':
      return () => `throw new RuntimeException(${phpString(answer.message)})`;
    default:
      return madeCode(answer);
  }
}

/** The type that the method asks for; where the answer is of another, `mixed`, so that the method is what refuses it. */
function returnType(method: Method, {kind, ...answer}: Answer): string {
  if (method === 'then' || method === 'catch') return kind === 'value' ? 'mixed' : 'ResultType';
  const isBool = kind === 'same' || ('value' in answer && typeof answer.value === 'boolean');
  return method === 'ensure' && isBool && kind !== 'success' ? 'bool' : 'mixed';
}

function callbackCode(method: Method, answer: Answer): Code {
  const parameters = PARAMETERS[method].map(({type, name}) => `${type} $${name}`).join(', ');
  const head = `fn (${parameters}): ${returnType(method, answer)} =>`;
  const body = bodyOf(method, answer);
  return (indent) => {
    const line = `${head} ${body(indent)}`;
    // Behind it comes a comma.
    return isLine(line, `${indent} `) ? line : `${head}\n${indent}${TAB}${body(indent + TAB)}`;
  };
}

function stepParts(step: Step): Code[] {
  switch (step.method) {
    case 'withMetric':
    case 'addDebugData':
      return [() => phpString(step.key), (indent) => phpCode(step.value, indent)];
    case 'ensure':
      return [
        callbackCode(step.method, step.answer),
        () => phpString(step.message),
        ...(step.code === undefined ? [] : [codeNumber(step.code)]),
      ];
    case 'merge':
      return [madeCode(step.other), callbackCode(step.method, step.answer)];
    default:
      return [callbackCode(step.method, step.answer)];
  }
}

/** A chain as a file of PHP that runs by itself. */
export function chainPhp({start, steps}: Chain): string {
  const lines = steps.map((step) => `\n${TAB}${callOf(`->${step.method}`, stepParts(step))(TAB)}`);
  return phpFile(`$result = ${madeCode(start)('')}${lines.join('')};\n`, RESULT_IMPORTS);
}

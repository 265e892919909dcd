import type {Answer} from './answer';
import {answerPhp, callOf, isLine, TAB, type Code} from './answerPhp';
import type {Chain, Method, Step} from './chain';
import {codePhp} from './codes';
import {PARAMETERS} from './parameters';
import {phpCode, phpString} from './php';
import {phpFile, RESULT_IMPORTS} from './phpFile';

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

/** The type that the method asks for; where the answer is of another, `mixed`, so that the method is what refuses it. */
function returnType(method: Method, answer: Answer): string {
  if (method === 'then' || method === 'catch') return answer.kind === 'value' ? 'mixed' : 'ResultType';
  const isBool = answer.kind === 'same' || (answer.kind === 'value' && typeof answer.value === 'boolean');
  return method === 'ensure' && isBool ? 'bool' : 'mixed';
}

function callbackCode(method: Method, answer: Answer): Code {
  const parameters = PARAMETERS[method].map(({type, name}) => `${type} $${name}`).join(', ');
  const head = `fn (${parameters}): ${returnType(method, answer)} =>`;
  const body = answerPhp(answer, SAME[method]);
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
    case 'ensure': {
      const {method, answer, message, code} = step;
      const parts = [callbackCode(method, answer), () => phpString(message)];
      return code === undefined ? parts : [...parts, () => codePhp(code)];
    }
    case 'merge':
      return [answerPhp(step.other), callbackCode(step.method, step.answer)];
    default:
      return [callbackCode(step.method, step.answer)];
  }
}

/** A chain as a file of PHP that runs by itself. */
export function chainPhp({start, steps}: Chain): string {
  const lines = steps.map((step) => `\n${TAB}${callOf(`->${step.method}`, stepParts(step))(TAB)}`);
  return phpFile(`$result = ${answerPhp(start)('')}${lines.join('')};\n`, RESULT_IMPORTS);
}

import type {Answer} from './answer';
import {answerPhp, callOf, TAB, WIDTH} from './answerPhp';
import {phpCode, phpString} from './php';
import {phpFile, RESULT_IMPORTS, type Import} from './phpFile';
import {isFalse, isKnown, readRule, type Condition, type Rule} from './schema';
import {TYPES} from './types';
import {at, entriesOf, isArray, type PhpArray, type Value} from './values';

function conditionCode(condition: Condition, indent: string): string {
  if (condition === 'even') return '$value % 2 === 0';
  if ('atLeast' in condition) return `$value >= (int) $input[${phpString(condition.atLeast)}]`;
  const [min, max] = condition.length;
  return `${callOf('StringUtils::checkLength', [() => '$value', () => String(min), () => String(max)])(indent)}->isSuccess()`;
}

/** The type of the value that a callback is given. */
function argumentType(rule: Rule, type: Value | undefined): string {
  if (rule.kind === 'unless')
    return typeof rule.condition === 'object' && 'length' in rule.condition ? 'string' : 'int';
  return TYPES.find((name) => name === (type ?? 'string')) ?? 'mixed';
}

function returnType(answer: Answer): string {
  if (answer.kind === 'same') return 'bool';
  if (answer.kind !== 'value') return 'ResultType';
  return typeof answer.value === 'boolean' ? 'bool' : 'mixed';
}

function ruleCode(rule: Rule, type: Value | undefined, indent: string): string {
  if (rule.kind === 'built-in') return phpString(rule.name);
  const {answer} = rule;
  const isOfTwo = rule.kind === 'unless' && typeof rule.condition === 'object' && 'atLeast' in rule.condition;
  const input = isOfTwo ? ', array $input' : '';
  const head = `fn (${argumentType(rule, type)} $value${input}): ${returnType(answer)} =>`;
  const inner = indent + TAB;
  if (rule.kind === 'unless' && !isFalse(answer)) {
    const lines = ['? Result::Success()', `: ${answerPhp(answer, 'true')(inner)}`];
    return `${head} ${conditionCode(rule.condition, indent)}\n${lines.map((line) => inner + line).join('\n')}`;
  }
  const body = (at: string) =>
    rule.kind === 'unless' ? conditionCode(rule.condition, at) : answerPhp(answer, 'true')(at);
  const line = `${head} ${body(indent)}`;
  return indent.length + `'validate' => ${line},`.length <= WIDTH ? line : `${head}\n${inner}${body(inner)}`;
}

function optionCode(options: PhpArray, option: string, value: Value, indent: string): string {
  if (option === 'validate') return ruleCode(readRule(value), at(options, 'type'), indent);
  if (option === 'schema' && isArray(value)) return fieldsCode(value, indent);
  return phpCode(value, indent);
}

function fieldCode(name: string, options: PhpArray, indent: string): string {
  const inner = indent + TAB;
  // What the model leaves out is no part of what it answered.
  const known = entriesOf(options).filter(([option, value]) => isKnown(option, value));
  const items = known.map(
    ([option, value]) => `${phpString(option)} => ${optionCode(options, option, value, inner)}`,
  );
  const head = `${indent}${phpString(name)} => [`;
  const line = `${head}${items.join(', ')}],`;
  if (line.length <= WIDTH && !line.includes('\n')) return line;
  return `${head}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}],`;
}

function fieldsCode(schema: PhpArray, indent: string): string {
  const fields = entriesOf(schema).map(([name, options]) =>
    fieldCode(name, isArray(options) ? options : [], indent + TAB),
  );
  return fields.length === 0 ? '[]' : `[\n${fields.join('\n')}\n${indent}]`;
}

const IMPORTS: readonly Import[] = [
  ...RESULT_IMPORTS,
  [/\bSchemaValidator::/, 'Rift\\Validator\\SchemaValidator'],
  [/\bStringUtils::/, 'Rift\\Validator\\Types\\StringUtils'],
];

/**
 * A file of PHP that checks an input by a schema, both given as data.
 *
 * @throws RangeError where a rule cannot be read
 */
export function schemaPhp(schema: PhpArray, data: Value): string {
  const body = `$schema = ${fieldsCode(schema, '')};

$data = ${phpCode(data, '', WIDTH - '$data = ;'.length)};

$result = SchemaValidator::validate($schema, $data);
`;
  return phpFile(body, IMPORTS);
}

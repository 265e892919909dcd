import {decodeJson} from '../model/json';
import type {Value} from '../model/values';

export interface RuleChoice {
  /** What a callback does, for a list to choose from. */
  label: string;
  /** What is read as a rule by src/labs/model/schema.ts. `{field}` stands for the name of the field. */
  rule: string;
}

/** What looks at the value, by name. */
export const CONDITIONS: Readonly<Record<string, RuleChoice>> = {
  even: {
    label: 'even, otherwise a failure 400',
    rule: '{"unless": "even", "answer": {"failure": "{field} must be even", "code": 400}}',
  },
  length: {
    label: '3 to 64 characters, otherwise false',
    rule: '{"unless": {"length": [3, 64]}, "answer": {"value": false}}',
  },
  'from-on': {
    label: 'not below the field from, otherwise false',
    rule: '{"unless": {"atLeast": "from"}, "answer": {"value": false}}',
  },
};

/** What is always the same, by name: the rows of the page's table. */
export const ANSWERS: Readonly<Record<string, RuleChoice>> = {
  success: {label: 'a success, code 200', rule: '{"answer": {"defaults": "success"}}'},
  'success-201': {label: 'a success, code 201', rule: '{"answer": {"success": null, "code": 201}}'},
  failure: {
    label: 'a failure, code 422',
    rule: '{"answer": {"failure": "{field} is refused", "code": 422}}',
  },
  'failure-200': {
    label: 'a failure, code 200',
    rule: '{"answer": {"failure": "{field} is refused", "code": 200}}',
  },
  false: {label: 'false', rule: '{"answer": {"value": false}}'},
  true: {label: 'true', rule: '{"answer": {"value": true}}'},
  null: {label: 'null, as without return', rule: '{"answer": {"value": null}}'},
  throws: {label: 'nothing: it throws', rule: '{"answer": {"throws": "the service is away"}}'},
  'built-in': {label: 'is the built-in ctype_alpha', rule: '{"builtin": "ctype_alpha"}'},
};

const rules = new Map([...Object.entries(CONDITIONS), ...Object.entries(ANSWERS)]);

export const isRuleName = (value: unknown): value is string => typeof value === 'string' && rules.has(value);

export const labelOf = (name: string): string => rules.get(name)?.label ?? '';

/** The data of a rule for a field. */
export function ruleOf(name: string, field: string): Value | undefined {
  const quoted = JSON.stringify(field).slice(1, -1);
  // By a function: in a text `$'` and `$$` would mean something.
  return decodeJson(rules.get(name)?.rule.replaceAll('"{field}', () => `"${quoted}`) ?? '').value;
}

import type {Frame} from '../Section';

export const frame: Frame = {
  id: 'validator',
  title: 'One array says what may come in',
  lead: 'Types, bounds, enumerations, nested lists, defaults, callbacks, messages of your own. The first field that does not fit ends the check; what passes is converted to its type and loses unknown keys. The answer is a result, so a chain goes on from it.',
  link: {to: 'modules/validator', label: 'The validator'},
  faultAt: '78%',
};

export const schemaTitle = 'The rules';

/** An input in which one field is wrong, and the response to it. */
export const refused = {
  input: {
    title: 'An input without id',
    value: {status: 'active', items: []},
  },
  answer: {
    title: 'Its answer',
    value: {ok: false, code: 400, payload: 'invalid id', _meta: {debug: [], metrics: []}},
  },
} as const;

export interface InvalidField {
  input: string;
  message: string;
}

export const othersTitle = 'One wrong field each, all with code 400';
export const others: readonly InvalidField[] = [
  {input: "'id' => 'ab'", message: 'id must be at least 3 characters'},
  {input: "'status' => 'new'", message: 'status must be one of: active, banned'},
  {input: "'items' => [7]", message: 'Each item in items must be an object'},
  {input: "'limit' => 0", message: 'limit must be between 1 and 1000'},
];

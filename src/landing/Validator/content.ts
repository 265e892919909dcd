import type {Intro} from '../Section';

export const intro: Intro = {
  id: 'validator',
  title: 'One array defines valid input',
  lead: 'Types, bounds, enumerations, nested lists, defaults, callbacks, messages of your own. The first invalid field ends the check; valid input is converted to the declared types, without unknown keys. You get a result that a chain can continue from.',
  link: {to: 'modules/validator', label: 'The validator'},
  faultAt: '78%',
};

export const schemaTitle = 'The rules';

/** An input in which one field is wrong, and the response to it. */
export const refused = {
  input: {
    title: 'Input without id',
    value: {status: 'active', items: []},
  },
  answer: {
    title: 'Its response',
    value: {ok: false, code: 400, payload: 'invalid id', _meta: {debug: [], metrics: []}},
  },
} as const;

export const othersTitle = 'Other inputs with one wrong field, all with code 400';
export const others = [
  {input: "'id' => 'ab'", message: 'id must be at least 3 characters'},
  {input: "'status' => 'new'", message: 'status must be one of: active, banned'},
  {input: "'items' => [7]", message: 'Each item in items must be an object'},
  {input: "'limit' => 0", message: 'limit must be between 1 and 1000'},
] as const;

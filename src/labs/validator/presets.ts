import type {Preset} from '../address';
import {benchCodec, type BenchState, type Draft} from './drafts';

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** The sample of the page. */
const profile: Draft[] = [
  {name: 'username', type: 'string', min: '3', max: '20', message: 'username must be given as text'},
  {name: 'age', type: 'int', min: '18', max: '99'},
  {name: 'rating', type: 'float', optional: true, default: '4.5'},
  {name: 'is_active', type: 'bool', default: 'true'},
  {name: 'role', type: 'string', enum: '["admin", "user", "guest"]'},
  {name: 'tags', type: 'array', optional: true, default: '[]'},
  {
    name: 'contacts',
    type: 'array',
    items: [
      {name: 'type', type: 'string', enum: '["email", "phone"]'},
      {name: 'value', type: 'string', min: '5', max: '50'},
    ],
  },
  {name: 'custom_code', type: 'int', rule: 'even'},
];

const sent = {
  username: 'ada_l',
  age: '25',
  role: 'user',
  contacts: [] as unknown[],
  custom_code: '42',
  is_active: 'FALSE',
  is_root: true,
};

const filters: Draft[] = [
  {name: 'id', type: 'string', min: '3', max: '64', message: 'invalid id'},
  {name: 'status', type: 'string', enum: '["active", "banned"]'},
  {
    name: 'items',
    type: 'array',
    items: [
      {name: 'id', type: 'string', min: '3', max: '64'},
      {name: 'name', type: 'string', min: '1', max: '100'},
    ],
  },
  {name: 'limit', type: 'int', min: '1', max: '1000', optional: true},
  {name: 'offset', type: 'int', min: '1', max: '1000', optional: true},
];

const asked = {id: 'cl-7', status: 'active', items: [{id: 'it-1', name: 'Desk'}], limit: '20'};

const preset =
  (group: string, fields: Draft[], input: object) =>
  (name: string, label: string, change: object = {}): Preset<BenchState> => ({
    name,
    label: `${group}: ${label}`,
    state: {fields, payload: json({...input, ...change})},
  });

const ofProfile = preset('A profile', profile, sent);
const ofFilters = preset('A list with filters', filters, asked);
const ofRule = (fields: Draft[], input: object) => preset('One rule', fields, input);

export const presets: readonly [Preset<BenchState>, ...Preset<BenchState>[]] = [
  ofProfile('profile', 'numbers as text and a key too many, success'),
  ofProfile('profile-full', 'every field is given, success', {
    age: 36,
    custom_code: 42,
    contacts: [{type: 'email', value: 'ada@example.org'}],
    is_active: true,
    rating: 4.8,
    tags: ['maths'],
    is_root: undefined,
  }),
  ofProfile('profile-nameless', 'no username, failure', {username: undefined}),
  ofProfile('profile-ab', 'username is ab, failure', {username: 'ab'}),
  ofProfile('profile-17', 'age is 17, failure', {age: 17}),
  ofProfile('profile-owner', 'role is owner, failure', {role: 'owner'}),
  ofProfile('profile-fax', 'a contact of type fax, failure', {
    contacts: [
      {type: 'email', value: 'ada@example.org'},
      {type: 'fax', value: '555 0100'},
    ],
  }),
  ofProfile('profile-item', 'a contact that is a string, failure', {contacts: ['ada@example.org']}),
  ofProfile('profile-41', 'custom_code is 41, failure', {custom_code: 41}),
  ofProfile('profile-array', 'username is an array, failure', {username: ['ada_l']}),
  ofFilters('filters', 'offset is left out, success'),
  ofFilters('filters-nameless', 'no id, failure', {id: undefined}),
  ofFilters('filters-x', 'id is x, failure', {id: 'x'}),
  ofFilters('filters-paused', 'status is paused, failure', {status: 'paused'}),
  ofFilters('filters-1001', 'limit is 1001, failure', {limit: 1001}),
  ofFilters('filters-0', 'offset is 0, failure', {offset: 0}),
  ofRule([{name: 'id', type: 'string', message: 'invalid id', rule: 'length'}], {id: 'ab'})(
    'one-text',
    'one text for every error, failure',
  ),
  ofRule(
    [
      {name: 'from', type: 'int', min: '2000', max: '2100'},
      {name: 'to', type: 'int', message: 'to must not be before from', rule: 'from-on'},
    ],
    {from: '2025', to: '2024'},
  )('two-fields', 'one field compared with another, failure'),
  ofRule(
    [
      {name: 'code', type: 'string', rule: 'success-201'},
      {name: 'name', type: 'string'},
    ],
    {code: 'ok', name: 5},
  )('ended-early', 'a callback that answers 201, an early success'),
  ofRule([{name: 'limit', type: 'int', min: '0', max: '100'}], {limit: 101})(
    'range',
    'an integer out of range, failure',
  ),
  ofRule([{name: 'name', type: 'string', min: '1', max: '5'}], {name: ''})(
    'length',
    'a text that is too short, failure',
  ),
  ofRule([{name: 'age', type: 'integer'}], {age: 25})(
    'unsupported',
    'a type that does not exist, failure 500',
  ),
];

export const codec = benchCodec(presets);

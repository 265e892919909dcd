import {benchCodec, type BenchState, type Draft} from './drafts';

export interface Preset {
  /** In the address. */
  id: string;
  label: string;
  state: BenchState;
}

interface Group {
  label: string;
  presets: readonly Preset[];
}

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
  (fields: Draft[], input: object) =>
  (id: string, label: string, change: object = {}): Preset => ({
    id,
    label,
    state: {fields, payload: json({...input, ...change})},
  });

const ofProfile = preset(profile, sent);
const ofFilters = preset(filters, asked);

export const GROUPS: readonly Group[] = [
  {
    label: 'A profile',
    presets: [
      ofProfile('profile', 'numbers as text, an extra key'),
      ofProfile('profile-full', 'every field', {
        age: 36,
        custom_code: 42,
        contacts: [{type: 'email', value: 'ada@example.org'}],
        is_active: true,
        rating: 4.8,
        tags: ['maths'],
        is_root: undefined,
      }),
      ofProfile('profile-nameless', 'no username', {username: undefined}),
      ofProfile('profile-ab', 'username is ab', {username: 'ab'}),
      ofProfile('profile-17', 'age is 17', {age: 17}),
      ofProfile('profile-owner', 'role is owner', {role: 'owner'}),
      ofProfile('profile-fax', 'a contact of type fax', {
        contacts: [
          {type: 'email', value: 'ada@example.org'},
          {type: 'fax', value: '555 0100'},
        ],
      }),
      ofProfile('profile-item', 'a contact that is a string', {contacts: ['ada@example.org']}),
      ofProfile('profile-41', 'custom_code is 41', {custom_code: 41}),
      ofProfile('profile-array', 'username is an array', {username: ['ada_l']}),
    ],
  },
  {
    label: 'A list with filters',
    presets: [
      ofFilters('filters', 'the optional offset is absent'),
      ofFilters('filters-nameless', 'no id', {id: undefined}),
      ofFilters('filters-x', 'id is x', {id: 'x'}),
      ofFilters('filters-paused', 'status is paused', {status: 'paused'}),
      ofFilters('filters-1001', 'limit is 1001', {limit: 1001}),
      ofFilters('filters-0', 'offset is 0', {offset: 0}),
    ],
  },
  {
    label: 'One rule',
    presets: [
      preset([{name: 'id', type: 'string', message: 'invalid id', rule: 'length'}], {id: 'ab'})(
        'one-text',
        'one text for every error',
      ),
      preset(
        [
          {name: 'from', type: 'int', min: '2000', max: '2100'},
          {name: 'to', type: 'int', message: 'to must not be before from', rule: 'from-on'},
        ],
        {from: '2025', to: '2024'},
      )('two-fields', 'a rule about two fields'),
      preset(
        [
          {name: 'code', type: 'string', rule: 'success-201'},
          {name: 'name', type: 'string'},
        ],
        {code: 'ok', name: 5},
      )('ended-early', 'a callback that answers 201'),
      preset([{name: 'limit', type: 'int', min: '0', max: '100'}], {limit: 101})(
        'range',
        'an integer out of range',
      ),
      preset([{name: 'name', type: 'string', min: '1', max: '5'}], {name: ''})(
        'length',
        'a text that is too short',
      ),
      preset([{name: 'age', type: 'integer'}], {age: 25})('unsupported', 'a type that does not exist'),
    ],
  },
];

export const PRESETS: Readonly<Record<string, BenchState>> = Object.fromEntries(
  GROUPS.flatMap(({presets}) => presets.map(({id, state}) => [id, state])),
);

export const FIRST: BenchState = ofProfile('profile', '').state;

export const codec = benchCodec(PRESETS);

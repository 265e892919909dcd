import {distance} from 'fastest-levenshtein';
import {Api} from './lib/api';
import type {Data} from './lib/data';
import {linesIn, type Page, type TextAt} from './lib/page';
import {each} from './lib/rule';

/** What kind of name is expected in each place where a name can be distinguished from a word. */
const PLACES = {
  member: /(?:->|(?<!:)::)\$?([A-Za-z_]\w+)/g,
  method: /(?<![\w>:$\\])([a-z]\w+)\(\)/g,
  type: /(?<![\w\\$])([A-Z]\w*[a-z]\w*)(?=::|->)/g,
  created: /(?<=\bnew |^)([A-Z][a-z]+(?:[A-Z]\w*)+)\b(?!::|->)/g,
  constant: /(?<![\w$:>-])([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)\b(?!\()/g,
} as const;

type Place = keyof typeof PLACES;
type Names = Readonly<Record<Place, ReadonlySet<string>>>;

function namesOf({api, codes, environment}: Data): Names {
  const types = api.flatMap((row) => (row.kind === 'namespace' ? [] : [row]));
  const named = (list: 'constants' | 'methods' | 'properties') =>
    types.flatMap((type) => type[list].map(({name}) => name));
  const constants = [...named('constants'), ...codes.map(({constant}) => constant)];
  const classes = new Set(types.map(({shortName}) => shortName));
  return {
    member: new Set([...named('methods'), ...named('properties'), ...constants]),
    method: new Set(named('methods')),
    type: classes,
    created: classes,
    constant: new Set([...constants, ...environment.map(({name}) => name)]),
  };
}

/** Shorter names are too similar to each other. */
const MIN_CHARACTERS = 4;
/** A longer name may have two letters wrong. */
const LONG = 12;

function nearest(text: string, known: ReadonlySet<string>): string | undefined {
  if (text.length < MIN_CHARACTERS || known.has(text)) return undefined;
  const most = text.length < LONG ? 1 : 2;
  return [...known].find(
    (name) =>
      name.length >= MIN_CHARACTERS &&
      Math.abs(name.length - text.length) <= most &&
      distance(name, text) <= most,
  );
}

/** The samples of a page may choose the names that they declare. */
const DECLARED = /\b(?:function|class|interface|trait|enum|const)\s+(\w+)|\$(\w+)/g;

const ownNames = ({code}: Page) =>
  new Set(
    code.flatMap(({value}) => Array.from(value.matchAll(DECLARED), ([, name, variable]) => name ?? variable)),
  );

/** Lines of code, in the text and in blocks. */
const codeOf = ({inlineCode, code}: Page): TextAt[] => [
  ...inlineCode,
  ...code.flatMap(({line, value}) => linesIn(value, line + 1)),
];

/** No name may be almost one of Rift: a member, a class, a constant or an environment variable. */
export const nearNames = each((page, data) => {
  const known = namesOf(data);
  const own = ownNames(page);
  return codeOf(page).flatMap(({line, value}) =>
    (Object.keys(PLACES) as Place[]).flatMap((place) =>
      Array.from(value.matchAll(PLACES[place]), ([, name = '']) => name)
        .filter((name) => !own.has(name))
        .flatMap((name) => {
          const near = nearest(name, known[place]);
          return near === undefined
            ? []
            : [{line, message: `${name} is almost a name of Rift: write ${near}`}];
        }),
    ),
  );
});

const FULL_NAME = /\bRift(?:\\\w+)+/g;
const MEMBER = /\b([A-Z]\w+)(?:::|->)(\w+)/g;

/** Names of Rift in the prose must exist: full names, and members after the name of a Rift class. */
export const namesInText = each(({inlineCode}, {api: rows}) => {
  const api = new Api(rows);
  const namespaces = new Set(rows.filter(({kind}) => kind === 'namespace').map(({name}) => name));
  return inlineCode.flatMap(({line, value}) => {
    const wrong = Array.from(value.matchAll(FULL_NAME), ([name]) => name)
      .filter((name) => !api.type(name) && !namespaces.has(name))
      .map((name) => `${name} is not a name of Rift: write it as docs/_data/api.json has it`);
    const strange = [...value.matchAll(MEMBER)].flatMap(([written, type = '', member = '']) => {
      const name = api.fullNameOf(type);
      const isThere =
        name === undefined || member === 'class' || member === '__construct' || api.hasMember(name, member);
      return isThere ? [] : [`${written} is not a member of ${name}`];
    });
    return [...wrong, ...strange].map((message) => ({line, message}));
  });
});

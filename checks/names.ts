import {distance} from 'fastest-levenshtein';
import {memoize} from '../src/shared/memoize';
import {NAMES_FILE, shortName, type Data} from './lib/data';
import {codeLines, type Page, type TextAt} from './lib/page';
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

const namesOf = memoize(({names, environment}: Data): Names => {
  const members = [...names.values()].flat();
  const classes = new Set(Array.from(names.keys(), shortName));
  return {
    member: new Set(members),
    method: new Set(members),
    type: classes,
    created: classes,
    constant: new Set(
      [...members, ...environment.map(({name}) => name)].filter((name) => name === name.toUpperCase()),
    ),
  };
});

/** The namespaces of Rift, and its classes by their short names. */
const classesOf = memoize(({names}: Data) => ({
  spaces: [...new Set(Array.from(names.keys(), (name) => name.replace(/\\\w+$/, '')))],
  byShortName: new Map(Array.from(names, ([name, members]) => [shortName(name), {name, members}])),
}));

/** Shorter names are too similar to each other. */
const MIN_CHARACTERS = 4;
/** A longer name may have two letters wrong. */
const LONG = 12;

/** What reads and what writes the same differ by one letter. */
const withoutVerb = (name: string) => name.replace(/^[gs]et/, '');

function nearest(text: string, known: ReadonlySet<string>): string | undefined {
  if (text.length < MIN_CHARACTERS || known.has(text)) return undefined;
  const most = text.length < LONG ? 1 : 2;
  return [...known].find(
    (name) =>
      name.length >= MIN_CHARACTERS &&
      withoutVerb(name) !== withoutVerb(text) &&
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
const codeOf = (page: Page): TextAt[] => [...page.inlineCode, ...codeLines(page)];

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

const FULL_NAME = /\b(Rift(?:\\\w+)+)/g;
/** What PHP imports: other full names of its code may be aliases. */
const IMPORT = /^use (Rift[\w\\]+)/gm;
const MEMBER = /(?<![\\\w$])([A-Z]\w+)(?:::|->)(\w+)/g;

/** What PHP itself has in every class. */
const OF_PHP = ['class', '__construct'];

/** Names of Rift in the prose and in PHP must exist: full names, and members after the name of a Rift class. */
export const namesInText = each((page, data) => {
  const {spaces, byShortName} = classesOf(data);
  const own = ownNames(page);
  const isKnown = (name: string) =>
    data.names.has(name) || spaces.some((space) => `${space}\\`.startsWith(`${name}\\`));
  const problemsIn = (texts: readonly TextAt[], full: RegExp) =>
    texts.flatMap(({line, value}) => {
      const wrong = Array.from(value.matchAll(full), ([, name = '']) => name)
        .filter((name) => !isKnown(name))
        .map((name) => `${name} is not a name of Rift: write it as docs/_data/${NAMES_FILE} has it`);
      const strange = [...value.matchAll(MEMBER)].flatMap(([written, type = '', member = '']) => {
        const known = byShortName.get(type);
        const isThere =
          known === undefined || own.has(type) || [...OF_PHP, ...known.members].includes(member);
        return isThere ? [] : [`${written} is not a member of ${known.name}`];
      });
      return [...wrong, ...strange].map((message) => ({line, message}));
    });
  return [...problemsIn(page.inlineCode, FULL_NAME), ...problemsIn(codeLines(page, 'php'), IMPORT)];
});

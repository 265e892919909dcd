import type {ClassDB} from 'mermaid/dist/diagrams/class/classDb.js';
import type {ClassMember, ClassNode, ClassRelation} from 'mermaid/dist/diagrams/class/classTypes.js';
import {after, capital, list, plain, plainCode} from './text';

const VISIBILITIES: Readonly<Record<string, string>> = {
  '+': 'public',
  '-': 'private',
  '#': 'protected',
  '~': 'package',
};
const CLASSIFIERS: Readonly<Record<string, string>> = {$: 'static', '*': 'abstract'};

/** What an annotation makes of a class, where that has a name of its own. */
const KINDS: Readonly<Record<string, string>> = {
  interface: 'interface',
  abstract: 'abstract class',
  enumeration: 'enumeration',
  enum: 'enumeration',
};

const AMOUNTS: Readonly<Record<string, string>> = {
  '1': 'one',
  '0..1': 'at most one',
  '1..*': 'one or more',
  '0..*': 'any number',
  '*': 'any number',
  n: 'many',
};

function memberOf(member: ClassMember): string {
  const {displayText} = member.getDisplayDetails();
  const code = plainCode(displayText.slice(member.visibility.length));
  const words = [VISIBILITIES[member.visibility], CLASSIFIERS[member.classifier]];
  return [...words, code.replace(/\) : (?=[^)]*$)/, ') gives ')].filter(Boolean).join(' ');
}

function classSentence({text, annotations, members, methods}: ClassNode): string {
  const kind = annotations.map((word) => KINDS[word.toLowerCase()]).find((word) => word !== undefined);
  const others = annotations.filter((word) => !(word.toLowerCase() in KINDS)).map(plain);
  const attributes = kind === 'enumeration' ? 'Values' : 'Attributes';
  return [
    `${capital(kind ?? 'class')} ${plain(text)}${after(' (', others.join(', '))}`,
    members.length && `${attributes}: ${members.map(memberOf).join('; ')}`,
    methods.length && `Methods: ${methods.map(memberOf).join('; ')}`,
  ]
    .filter(Boolean)
    .join('. ');
}

const amountOf = (title: string) => (title === 'none' ? '' : (AMOUNTS[title] ?? plain(title)));

const say = (subject: string, verb: string, object: string) =>
  `${subject} ${verb} ${subject === object ? 'itself' : object}`;

/** What one end of a relation says: `owner` is the class at the sign, `other` the one at the far end. */
function relationAt(
  {relationType: types}: ClassDB,
  end: number | string,
  isDotted: boolean,
): ((owner: string, other: string) => string) | undefined {
  switch (end) {
    case types.EXTENSION:
      return (owner, other) => say(other, isDotted ? 'implements' : 'extends', owner);
    case types.COMPOSITION:
      return (owner, other) => say(owner, 'is composed of', other);
    case types.AGGREGATION:
      return (owner, other) => say(owner, 'collects', other);
    case types.DEPENDENCY:
      return (owner, other) => say(other, isDotted ? 'depends on' : 'refers to', owner);
    case types.LOLLIPOP:
      return (owner, other) => say(other, 'offers', owner);
    default:
      return undefined;
  }
}

/** Says of each class what it has, and which relates to which. */
export function classTwin(db: ClassDB): string[] {
  const classes = db.getClasses();
  const lollipops = new Map(
    db
      .getData()
      .nodes.filter(({id}) => !classes.has(id))
      .map(({id, label}) => [id, label ?? id]),
  );
  const nameOf = (id: string) => plain(classes.get(id)?.text ?? lollipops.get(id) ?? id);

  function relationSentences(one: ClassRelation): string[] {
    const {id1, id2, relation, title} = one;
    const [first, second] = [nameOf(id1), nameOf(id2)];
    const isDotted = relation.lineType === db.lineType.DOTTED_LINE;
    const amounts = [amountOf(one.relationTitle1), amountOf(one.relationTitle2)];
    const counted = amounts.every(Boolean)
      ? `${amounts[0]} to ${amounts[1]}`
      : amounts.map((amount, index) => amount && `${amount} ${[first, second][index]}`).join('');
    const tail = after(' (', counted) + after(': ', plain(title ?? ''));
    const atFirst = relationAt(db, relation.type1, isDotted);
    const atSecond = relationAt(db, relation.type2, isDotted);
    if (atFirst && relation.type1 === relation.type2)
      return [`${capital(atFirst(first, second))}, and the other way round${tail}`];
    const said = [atFirst?.(first, second), atSecond?.(second, first)].filter((text) => text !== undefined);
    if (said.length === 0)
      said.push(say(first, 'is linked with', second) + (isDotted ? ' by a dotted line' : ''));
    return said.map((text) => text + tail);
  }

  return [
    ...[...db.getNamespaces().values()]
      .filter(({classes: held}) => held.size > 0)
      .map(({label, classes: held}) => `${plain(label)} holds ${list([...held.keys()].map(nameOf))}`),
    ...[...classes.values()].map(classSentence),
    ...db.getRelations().flatMap(relationSentences),
    ...[...db.getNotes().values()].map(
      ({class: of, text}) => `Note${of ? ` on ${nameOf(of)}` : ''}${after(': ', plain(text))}`,
    ),
  ];
}

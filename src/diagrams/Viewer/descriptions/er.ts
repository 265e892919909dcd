import type {ErDB} from 'mermaid/dist/diagrams/er/erDb.js';
import type {Attribute, EntityNode} from 'mermaid/dist/diagrams/er/erTypes.js';
import {after, plain, plainCode} from './text';

const AMOUNTS: Readonly<Record<string, string>> = {
  ZERO_OR_ONE: 'at most one',
  ZERO_OR_MORE: 'zero or more',
  ONE_OR_MORE: 'one or more',
  ONLY_ONE: 'exactly one',
  MD_PARENT: 'a parent',
};

const KEYS: Readonly<Record<Attribute['keys'][number], string>> = {
  PK: 'primary key',
  FK: 'foreign key',
  UK: 'unique key',
};

const attributeOf = ({name, type, keys, comment}: Attribute) =>
  [plainCode(name), plainCode(type), ...keys.map((key) => KEYS[key])].join(', ') +
  after(' (', plain(comment));

/** Says of each entity what it has, and of each relationship how many there are at both ends. */
export function erTwin(db: ErDB): string[] {
  const entities = [...db.getEntities().values()];
  const nameOf = ({alias, label}: EntityNode) => plain(alias || label);
  const names = new Map(entities.map((entity) => [entity.id, nameOf(entity)]));
  const relationships = db.getRelationships();
  const related = new Set(relationships.flatMap(({entityA, entityB}) => [entityA, entityB]));
  return [
    ...db
      .getSubGraphs()
      .map(
        ({title, nodes}) =>
          `${plain(title)} holds ${nodes.map((id) => names.get(id) ?? plain(id)).join(', ')}`,
      ),
    ...entities
      .filter(({attributes}) => attributes.length > 0)
      .map(
        (entity) => `${nameOf(entity)} has the attributes: ${entity.attributes.map(attributeOf).join('; ')}`,
      ),
    ...relationships.map(({entityA, entityB, roleA, relSpec: {cardA, cardB, relType}}) => {
      const [first = '', second = ''] = [names.get(entityA), names.get(entityB)];
      // Mermaid keeps the amount that stands at the far end.
      const [here, there] = [AMOUNTS[cardB] ?? cardB, AMOUNTS[cardA] ?? cardA];
      const kind = relType === 'NON_IDENTIFYING' ? ' by a dotted line' : '';
      return `${first} has ${there} ${second}${kind}${after(': ', plain(roleA))}. Each ${second} has ${here} ${first}`;
    }),
    ...entities
      .filter(({id, attributes}) => attributes.length === 0 && !related.has(id))
      .map((entity) => `${nameOf(entity)} stands alone`),
  ];
}

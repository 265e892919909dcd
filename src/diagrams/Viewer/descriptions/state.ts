import type {StateDB, StateStmt, Stmt} from 'mermaid/dist/diagrams/state/stateDb.js';
import {after, capital, plain} from './text';

type State = Pick<StateStmt, 'id' | 'type' | 'descriptions' | 'note' | 'doc'>;

interface Transition {
  from: string;
  to: string;
  text: string;
}

/** The states and transitions of the diagram, or of one state that holds others. */
interface Scope {
  id: string;
  /** What each of its sentences begins with. */
  within: string;
  states: readonly State[];
  transitions: readonly Transition[];
}

const PSEUDO: Readonly<Record<string, string>> = {choice: 'choice', fork: 'fork', join: 'join'};

/** `on publish`, but `if it is ready`. */
const CONDITION = /^(if|else|when|on|after|before|at|by|every|unless|until|once|with|without|otherwise)\b/i;

const occasion = (text: string) => (text === '' || CONDITION.test(text) ? text : `on ${text}`);

/** The states that the statements of a document name. One may be named several times, each time with more said. */
function statesOf(doc: readonly Stmt[]): State[] {
  const states = new Map<string, State>();
  const add = ({id, type, description, descriptions = [], note, doc: inner}: StateStmt) => {
    const said = [
      ...(states.get(id)?.descriptions ?? []),
      ...descriptions,
      ...(description ? [description] : []),
    ];
    const isPlain = type === 'default' && states.has(id);
    states.set(id, {
      ...states.get(id),
      id,
      type: isPlain ? (states.get(id)?.type ?? type) : type,
      descriptions: [...new Set(said)],
      ...(note && {note}),
      ...(inner && {doc: inner}),
    });
  };
  for (const statement of doc) {
    if (statement.stmt === 'state' || statement.stmt === 'default') add(statement as StateStmt);
    if (statement.stmt === 'relation' && 'state1' in statement)
      [statement.state1, statement.state2].forEach(add);
  }
  return [...states.values()];
}

const transitionsOf = (doc: readonly Stmt[]): Transition[] =>
  doc.flatMap((statement) =>
    statement.stmt === 'relation' && 'state1' in statement
      ? [{from: statement.state1.id, to: statement.state2.id, text: statement.description ?? ''}]
      : [],
  );

const allStates = (states: readonly State[]): State[] =>
  states.flatMap((state) => [state, ...allStates(statesOf(state.doc ?? []))]);

/** Says how it starts, which state becomes which, and what the states hold. */
export function stateTwin(db: StateDB): string[] {
  const root: Scope = {
    id: 'root',
    within: '',
    states: [...db.getStates().values()],
    transitions: db
      .getRelations()
      .map(({id1, id2, relationTitle = ''}) => ({from: id1, to: id2, text: relationTitle})),
  };
  const known = new Map<string, State>();
  for (const state of allStates(root.states)) {
    // A state may be named outside the one that holds it, where nothing is said of it.
    if (!known.get(state.id)?.descriptions?.length) known.set(state.id, state);
  }
  const kindOf = (id: string) => PSEUDO[known.get(id)?.type ?? ''];
  const nameOf = (id: string) => {
    const kind = kindOf(id);
    return kind ? `the ${kind} ${id}` : plain(known.get(id)?.descriptions?.[0] ?? id);
  };

  function transition({from, to, text}: Transition, scope: string): string {
    const isEdge = (id: string, edge: 'start' | 'end') =>
      id === `${scope}_${edge}` || known.get(id)?.type === edge;
    const when = occasion(plain(text));
    const tail = when && ` ${when}`;
    if (isEdge(from, 'start'))
      return isEdge(to, 'end') ? `it starts and ends${tail}` : `it starts as ${nameOf(to)}${tail}`;
    if (isEdge(to, 'end')) return `after ${nameOf(from)} it ends${tail}`;
    if (from === to) return `${nameOf(from)} stays as it is${tail}`;
    const verb = (kindOf(from) ?? kindOf(to)) ? 'leads to' : 'becomes';
    return `${nameOf(from)} ${verb} ${nameOf(to)}${tail}`;
  }

  function sentences({id: scope, within, states, transitions}: Scope): string[] {
    const say = (sentence: string) => (within ? `${within}: ${sentence}` : capital(sentence));
    const touched = new Set(transitions.flatMap(({from, to}) => [from, to]));
    const isPart = ({type}: State) => type === 'divider';
    return [
      ...transitions.map((one) => say(transition(one, scope))),
      ...states
        .filter((state) => !isPart(state))
        .flatMap((state) => [
          ...remarksOn(state, touched.has(state.id)).map(say),
          ...inside(state, within ? `${within}, in ${nameOf(state.id)}` : `In ${nameOf(state.id)}`),
        ]),
      ...states.filter(isPart).flatMap((part, index) => inside(part, `${within}, part ${index + 1}`)),
    ];
  }

  const inside = ({id, doc = []}: State, within: string): string[] =>
    sentences({id, within, states: statesOf(doc), transitions: transitionsOf(doc)});

  function remarksOn({id, descriptions = [], note, doc}: State, isTouched: boolean): string[] {
    const name = nameOf(id);
    const remarks = [
      ...descriptions.slice(1).map((text) => `${name}${after(': ', plain(text))}`),
      ...(note ? [`note on ${name}${after(': ', plain(note.text))}`] : []),
    ];
    return remarks.length > 0 || isTouched || doc ? remarks : [`${name} stands alone`];
  }

  return sentences(root);
}

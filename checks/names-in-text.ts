import {Api} from './lib/api';
import {each} from './lib/rule';

const FULL_NAME = /\bRift(?:\\\w+)+/g;
const MEMBER = /\b([A-Z]\w+)(?:::|->)(\w+)/g;

/** Names of Rift in the prose are names of Rift: full names, and members that stand behind the name of a class of Rift. */
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

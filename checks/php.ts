import type {ApiParameter} from '../src/tables/docsData';
import {Api} from './lib/api';
import type {Page} from './lib/page';
import {
  childrenOf,
  CLASSES,
  isNode,
  isPhp,
  nameOf,
  nodesIn,
  phpIn,
  readPhp,
  walk,
  type PhpNode,
} from './lib/php';
import {itemsOf, lastPart, PhpTypes, qualified, type Scope} from './lib/phpTypes';
import {each, type Finding} from './lib/rule';

const FUNCTIONS = ['method', 'function', 'closure', 'arrowfunc'];
const RELATIVE = ['self', 'static', 'parent'];

const withArticle = (kind: string) => `${kind === 'interface' ? 'an' : 'a'} ${kind}`;

class PageNames {
  readonly #types: PhpTypes;
  readonly #findings: Finding[] = [];
  #line = 0;

  constructor(private readonly api: Api) {
    this.#types = new PhpTypes(api);
  }

  findings(page: Page): Finding[] {
    for (const {line, tree, scope} of this.#types.read(phpIn(page))) {
      this.#line = line;
      this.#visit(tree, scope);
    }
    return this.#findings;
  }

  #say(node: PhpNode, message: string) {
    this.#findings.push({line: this.#line + (node.loc?.start.line ?? 1), message});
  }

  #visit(node: PhpNode, scope: Scope) {
    if (node.kind === 'usegroup') {
      this.#checkUses(node);
      return;
    }
    if (CLASSES.includes(node.kind)) {
      const name = nameOf(node.name);
      const self = name === undefined ? undefined : qualified(scope.namespace, name);
      for (const child of childrenOf(node)) this.#visit(child, {...scope, self, types: new Map()});
      return;
    }
    if (FUNCTIONS.includes(node.kind)) {
      const isOpen = node.kind === 'closure' || node.kind === 'arrowfunc';
      const inside = {...scope, types: new Map(isOpen ? scope.types : [])};
      for (const parameter of nodesIn(node.arguments)) {
        const name = nameOf(parameter.name) ?? '';
        const type = this.#types.typeOf(parameter.type, scope);
        if (type === undefined) inside.types.delete(name);
        else inside.types.set(name, type);
      }
      childrenOf(node).forEach((child) => this.#visit(child, inside));
      return;
    }
    if (node.kind === 'assign') {
      childrenOf(node).forEach((child) => this.#visit(child, scope));
      const {left} = node;
      if (!isNode(left) || left.kind !== 'variable') return;
      const type = this.#types.infer(node.right, scope);
      if (type === undefined) scope.types.delete(String(left.name));
      else scope.types.set(String(left.name), type);
      return;
    }
    if (node.kind === 'call') {
      this.#checkCall(node, scope);
      // The name of a function is not a class name.
      const what = nodesIn(node.what).filter(({kind}) => kind !== 'name');
      const looked = what.flatMap((one) => (/lookup$/.test(one.kind) ? nodesIn(one.what) : [one]));
      [...looked, ...nodesIn(node.arguments)].forEach((child) => this.#visit(child, scope));
      return;
    }
    if (node.kind === 'new') this.#checkNew(node, scope);
    if (node.kind === 'staticlookup') this.#checkConstant(node, scope);
    if (node.kind === 'propertylookup' || node.kind === 'nullsafepropertylookup')
      this.#checkProperty(node, scope);
    if (node.kind === 'name') this.#checkName(node, scope);
    childrenOf(node).forEach((child) => this.#visit(child, scope));
  }

  #checkUses(group: PhpNode) {
    for (const {item, name} of itemsOf(group)) {
      if (!Api.owns(name) || this.api.type(name)) continue;
      const other = this.api.fullNameOf(lastPart(name));
      const hint = other === undefined ? '' : `: it is ${other}`;
      this.#say(item, `${name} is not a name of Rift${hint}`);
    }
  }

  #checkName(node: PhpNode, scope: Scope) {
    const name = nameOf(node);
    if (name === undefined || RELATIVE.includes(name)) return;
    const full = this.#types.resolve(name, scope);
    const isImported = scope.uses.has(name.split('\\')[0] ?? '');
    if (!Api.owns(full)) return;
    // A wrong import is reported at its line, once.
    if (!this.api.type(full) && !isImported) this.#say(node, `${full} is not a name of Rift`);
    const isLocal = node.resolution !== 'uqn' || full === `${scope.namespace}\\${name}`;
    if (scope.isFile && !isImported && !isLocal) this.#say(node, `no block of the page says use ${full}`);
  }

  #checkArguments(node: PhpNode, label: string, parameters: readonly ApiParameter[]) {
    const given = nodesIn(node.arguments);
    if (given.some(({kind}) => kind === 'variadicplaceholder')) return;
    const named = given.filter(({kind}) => kind === 'namedargument');
    const positional = given.filter(({kind}) => kind !== 'namedargument');
    const isSpread = positional.some(({kind}) => kind === 'variadic');
    const names = parameters.map(({name}) => name);
    for (const argument of named) {
      const at = names.indexOf(String(argument.name));
      if (at < 0) this.#say(argument, `${label} has no parameter $${String(argument.name)}`);
      else if (at < positional.length && !isSpread)
        this.#say(argument, `${label} gets $${String(argument.name)} twice`);
    }
    if (isSpread) return;
    if (positional.length > parameters.length)
      this.#say(node, `${label} takes at most ${parameters.length} arguments, not ${positional.length}`);
    const passed = new Set(named.map(({name}) => name));
    const missing = parameters
      .slice(positional.length)
      .find(({name, optional}) => !optional && !passed.has(name));
    if (missing)
      this.#say(
        node,
        `${label} is called without ${missing.name === null ? 'an argument' : `$${missing.name}`}`,
      );
  }

  #checkNew(node: PhpNode, scope: Scope) {
    const name = nameOf(node.what);
    const type = name === undefined ? undefined : this.api.type(this.#types.resolve(name, scope));
    if (type === undefined) return;
    if (type.kind !== 'class' || type.abstract) {
      this.#say(
        node,
        `${type.shortName} is ${type.kind === 'class' ? 'abstract' : withArticle(type.kind)}: there is no new one`,
      );
      return;
    }
    const parameters = this.api.constructorOf(type.name);
    if (parameters) this.#checkArguments(node, `new ${type.shortName}`, parameters);
  }

  #checkConstant(node: PhpNode, scope: Scope) {
    const name = this.#types.classOf(node.what, scope);
    const constant = nameOf(node.offset);
    const type = this.api.type(name);
    if (type === undefined || constant === undefined || constant === 'class') return;
    if (type.kind === 'trait')
      this.#say(node, `${type.shortName} is a trait: PHP reads no constant through it`);
    else if (!this.api.hasConstant(type.name, constant))
      this.#say(node, `${type.shortName} has no constant ${constant}`);
  }

  #checkProperty(node: PhpNode, scope: Scope) {
    const type = this.api.type(this.#types.infer(node.what, scope));
    const property = nameOf(node.offset);
    if (type === undefined || property === undefined || this.api.hasProperty(type.name, property)) return;
    this.#say(node, `${type.shortName} has no property $${property}`);
  }

  #checkCall(node: PhpNode, scope: Scope) {
    const {what} = node;
    if (!isNode(what)) return;
    const method = nameOf(what.offset);
    if (method === undefined) return;
    const isStatic = what.kind === 'staticlookup';
    const owner = this.#types.classOf(what.what, scope);
    if (owner === undefined || this.#types.declaresMethod(owner, method)) return;
    const type = this.api.type(this.#types.riftType(owner));
    if (type === undefined) return;
    if (method === '__construct') {
      const parameters = this.api.constructorOf(type.name);
      if (parameters) this.#checkArguments(node, `new ${type.shortName}`, parameters);
      return;
    }
    const known = this.api.method(type.name, method);
    if (known === undefined) {
      this.#say(what, `${type.shortName} has no method ${method}()`);
      return;
    }
    if (known.name !== method) this.#say(what, `${type.shortName}::${method}() is written ${known.name}()`);
    const isOwn =
      owner !== type.name || (scope.self !== undefined && this.#types.riftType(scope.self) === type.name);
    if (isStatic && !known.static && !isOwn)
      this.#say(what, `${type.shortName}::${known.name}() is not static`);
    if (known.visibility !== 'public' && !isOwn)
      this.#say(what, `${type.shortName}::${known.name}() is protected`);
    this.#checkArguments(node, `${type.shortName}::${known.name}()`, known.parameters);
  }
}

/**
 * What PHP blocks use of Rift must be in api.json, and be called accordingly. Classes of the application are not checked: the run of
 * the samples loads them.
 */
export const phpNames = each((page, {api}) => new PageNames(new Api(api)).findings(page));

export const phpParses = each(({code}) =>
  code.filter(isPhp).flatMap(({line, value}) => {
    const outcome = readPhp(value);
    if ('error' in outcome) {
      const {lineNumber = 1, message} = outcome.error;
      const remedy = 'write a file, statements, or members of a class';
      return [{line: line + lineNumber, message: `the PHP does not parse: ${message}: ${remedy}`}];
    }
    // The parser takes `total = 1` for PHP.
    return [...walk(outcome.tree)]
      .filter(({kind, left}) => kind === 'assign' && isNode(left) && left.kind === 'name')
      .map(({left, loc}) => ({
        line: line + (loc?.start.line ?? 1),
        message: `the PHP does not parse: ${nameOf(left)} is no variable: write $${nameOf(left)}`,
      }));
  }),
);

import type {ApiParameter} from '../src/tables/docsData';
import {Api} from './lib/api';
import type {Page} from './lib/page';
import {childrenOf, CLASSES, isNode, nameOf, nodesIn, phpIn, walk, type PhpNode} from './lib/php';
import type {Finding, Problem, Rule} from './lib/rule';

/** A class that a block of the page declares, of which only what the page shows is known. */
interface Declared {
  /** As far as it is a type of Rift. */
  parent: string | undefined;
  methods: Map<string, string | undefined>;
  properties: Map<string, string | undefined>;
}

interface Scope {
  uses: ReadonlyMap<string, string>;
  namespace: string;
  /** Of the variables, as full names. */
  types: Map<string, string>;
  /** Name of the class around. */
  self: string | undefined;
  /** The block is a file, to be used as it stands. */
  isFile: boolean;
}

const FUNCTIONS = ['method', 'function', 'closure', 'arrowfunc'];
const RELATIVE = ['self', 'static', 'parent'];

const withArticle = (kind: string) => `${kind === 'interface' ? 'an' : 'a'} ${kind}`;

const qualified = (namespace: string, name: string) => (namespace === '' ? name : `${namespace}\\${name}`);

const lastPart = (name: string) => name.slice(name.lastIndexOf('\\') + 1);

/** The classes that a `use` line imports, by their full names; none where it imports functions or constants. */
const itemsOf = (group: PhpNode): {item: PhpNode; name: string}[] =>
  group.type === null
    ? nodesIn(group.items).map((item) => ({
        item,
        name: [group.name, item.name].filter(Boolean).join('\\').replace(/^\\/, ''),
      }))
    : [];

/** Aliases of the `use` lines for classes below a node. */
const usesOf = (tree: PhpNode): Map<string, string> =>
  new Map(
    [...walk(tree)]
      .filter(({kind}) => kind === 'usegroup')
      .flatMap(itemsOf)
      .map(({item, name}) => [nameOf(item.alias) ?? lastPart(name), name]),
  );

/** The blocks of a page are read together: a name that one of them imports or declares is known to the others. */
class PageNames {
  readonly #findings: Finding[] = [];
  readonly #declared = new Map<string, Declared>();
  #line = 0;

  constructor(private readonly api: Api) {}

  findings(page: Page): Finding[] {
    const blocks = phpIn(page);
    const imported = blocks.flatMap(({tree}) => [...usesOf(tree)]);
    const scoped = blocks.map(({line, tree, value}) => {
      const namespace = [...walk(tree)].find(({kind}) => kind === 'namespace');
      const scope: Scope = {
        uses: new Map([...imported, ...usesOf(tree)]),
        namespace: nameOf(namespace?.name) ?? '',
        types: new Map(),
        self: undefined,
        isFile: value.startsWith('<?php'),
      };
      return {line, tree, scope};
    });
    for (const {tree, scope} of scoped) this.#declare(tree, scope);
    for (const {line, tree, scope} of scoped) {
      this.#line = line;
      this.#visit(tree, scope);
    }
    return this.#findings;
  }

  #say(node: PhpNode, message: string) {
    this.#findings.push({line: this.#line + (node.loc?.start.line ?? 1), message});
  }

  /** In a fragment without `use` lines a short name is that of Rift, unless the page says otherwise. */
  #resolve(name: string, {uses, namespace}: Scope): string {
    if (name.startsWith('\\')) return name.slice(1);
    const [first = '', ...rest] = name.split('\\');
    const imported = uses.get(first);
    if (imported !== undefined) return [imported, ...rest].join('\\');
    const local = qualified(namespace, name);
    if (this.#declared.has(local) || Api.owns(local) || Api.owns(name)) return Api.owns(name) ? name : local;
    return this.#declaredAs(name) ?? this.api.fullNameOf(name) ?? local;
  }

  #declaredAs(shortName: string): string | undefined {
    return [...this.#declared.keys()].find((name) => lastPart(name) === shortName);
  }

  #typeOf(declared: unknown, scope: Scope): string | undefined {
    if (!isNode(declared)) return undefined;
    const name = nameOf(declared);
    if (declared.kind === 'selfreference' || name === 'self' || name === 'static') return scope.self;
    return declared.kind === 'name' && name !== undefined
      ? this.#known(this.#resolve(name, scope))
      : undefined;
  }

  #known(name: string): string | undefined {
    return this.api.type(name) || this.#declared.has(name) ? name : undefined;
  }

  #declare(tree: PhpNode, scope: Scope) {
    const found: [PhpNode, Declared][] = [];
    for (const node of walk(tree)) {
      const name = nameOf(node.name);
      if (!CLASSES.includes(node.kind) || name === undefined) continue;
      const declared: Declared = {parent: undefined, methods: new Map(), properties: new Map()};
      this.#declared.set(qualified(scope.namespace, name), declared);
      found.push([node, declared]);
    }
    // Types are looked up when all classes of the block are known.
    for (const [node, declared] of found) {
      const inside = {...scope, self: qualified(scope.namespace, nameOf(node.name) ?? '')};
      const parent = nameOf(node.extends);
      declared.parent = parent === undefined ? undefined : this.#resolve(parent, scope);
      for (const member of nodesIn(node.body)) {
        if (member.kind === 'method') {
          const name = nameOf(member.name) ?? '';
          declared.methods.set(name.toLowerCase(), this.#typeOf(member.type, inside));
          if (name !== '__construct') continue;
          for (const parameter of nodesIn(member.arguments))
            if (parameter.flags !== 0 || parameter.readonly === true)
              declared.properties.set(nameOf(parameter.name) ?? '', this.#typeOf(parameter.type, inside));
        }
        if (member.kind === 'propertystatement')
          for (const property of nodesIn(member.properties))
            declared.properties.set(nameOf(property.name) ?? '', this.#typeOf(property.type, inside));
      }
    }
  }

  /** The type of Rift that a class is or extends. */
  #riftType(name: string | undefined): string | undefined {
    if (name === undefined) return undefined;
    if (this.api.type(name)) return name;
    const parent = this.#declared.get(name)?.parent;
    return parent === name ? undefined : this.#riftType(parent);
  }

  #visit(node: PhpNode, scope: Scope) {
    if (node.kind === 'usegroup') {
      this.#checkUses(node);
      return;
    }
    if (node.kind === 'namespace') {
      nodesIn(node.children).forEach((child) => this.#visit(child, scope));
      return;
    }
    if (CLASSES.includes(node.kind)) {
      this.#checkClass(node, scope);
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
        const type = this.#typeOf(parameter.type, scope);
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
      const type = this.#infer(node.right, scope);
      if (type === undefined) scope.types.delete(String(left.name));
      else scope.types.set(String(left.name), type);
      return;
    }
    if (node.kind === 'call') {
      this.#checkCall(node, scope);
      // The name of a function is not that of a class.
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
    const full = this.#resolve(name, scope);
    const isImported = scope.uses.has(name.split('\\')[0] ?? '');
    if (!Api.owns(full)) return;
    // A wrong import is reported at its line, once.
    if (!this.api.type(full) && !isImported) this.#say(node, `${full} is not a name of Rift`);
    const isLocal = node.resolution !== 'uqn' || full === `${scope.namespace}\\${name}`;
    if (scope.isFile && !isImported && !isLocal) this.#say(node, `no block of the page says use ${full}`);
  }

  #checkClass(node: PhpNode, scope: Scope) {
    const typed = (value: unknown) =>
      nodesIn(value).flatMap((one) => {
        const type = this.api.type(this.#resolve(nameOf(one) ?? '', scope));
        return type === undefined ? [] : [{one, type}];
      });
    for (const {one, type} of typed(node.extends)) {
      if (type.kind !== node.kind)
        this.#say(
          one,
          `${type.shortName} is ${withArticle(type.kind)}: ${withArticle(node.kind)} cannot extend it`,
        );
      else if (type.final) this.#say(one, `${type.shortName} is final: no class can extend it`);
    }
    for (const {one, type} of typed(node.implements)) {
      if (type.kind !== 'interface')
        this.#say(one, `${type.shortName} is ${withArticle(type.kind)}: a class cannot implement it`);
      else if (node.kind === 'class' && node.isAbstract !== true)
        this.#checkImplemented(node, type.name, scope);
    }
  }

  #checkImplemented(node: PhpNode, contract: string, scope: Scope) {
    const members = nodesIn(node.body);
    const inherits = isNode(node.extends) || members.some(({kind}) => kind === 'traituse');
    const parent = this.#riftType(nameOf(node.extends) && this.#resolve(nameOf(node.extends) ?? '', scope));
    const own = new Map(
      members.filter(({kind}) => kind === 'method').map((one) => [nameOf(one.name)?.toLowerCase(), one]),
    );
    const type = this.api.type(contract);
    for (const method of type?.methods ?? []) {
      const written = own.get(method.name.toLowerCase());
      if (written === undefined) {
        const inherited = parent !== undefined && this.api.method(parent, method.name);
        if (!inherited && !inherits) this.#say(node, `${type?.shortName} asks for the method ${method.name}`);
        continue;
      }
      const needed = nodesIn(written.arguments).filter(
        ({value, variadic}) => value === null && variadic !== true,
      );
      if (
        needed.length > method.parameters.length ||
        nodesIn(written.arguments).length < method.parameters.length
      )
        this.#say(
          written,
          `${type?.shortName}::${method.name} has another number of parameters: ${method.parameters.length}`,
        );
    }
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
    const type = name === undefined ? undefined : this.api.type(this.#resolve(name, scope));
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

  #classOf(what: unknown, scope: Scope): string | undefined {
    if (!isNode(what)) return undefined;
    if (what.kind === 'selfreference' || what.kind === 'staticreference') return scope.self;
    if (what.kind === 'parentreference') return scope.self && this.#declared.get(scope.self)?.parent;
    const name = nameOf(what);
    if (name === 'self' || name === 'static') return scope.self;
    if (name !== undefined) return this.#resolve(name, scope);
    return this.#infer(what, scope);
  }

  #checkConstant(node: PhpNode, scope: Scope) {
    const name = this.#classOf(node.what, scope);
    const constant = nameOf(node.offset);
    const type = this.api.type(name);
    if (type === undefined || constant === undefined || constant === 'class') return;
    if (type.kind === 'trait')
      this.#say(node, `${type.shortName} is a trait: PHP reads no constant through it`);
    else if (!this.api.hasConstant(type.name, constant))
      this.#say(node, `${type.shortName} has no constant ${constant}`);
  }

  #checkProperty(node: PhpNode, scope: Scope) {
    const type = this.api.type(this.#infer(node.what, scope));
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
    const owner = this.#classOf(what.what, scope);
    if (owner === undefined || this.#declared.get(owner)?.methods.has(method.toLowerCase())) return;
    const type = this.api.type(this.#riftType(owner));
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
      owner !== type.name || (scope.self !== undefined && this.#riftType(scope.self) === type.name);
    if (isStatic && !known.static && !isOwn)
      this.#say(what, `${type.shortName}::${known.name}() is not static`);
    if (known.visibility !== 'public' && !isOwn)
      this.#say(what, `${type.shortName}::${known.name}() is protected`);
    this.#checkArguments(node, `${type.shortName}::${known.name}()`, known.parameters);
  }

  /** The class of a value, where the page says it. */
  #infer(value: unknown, scope: Scope): string | undefined {
    if (!isNode(value)) return undefined;
    switch (value.kind) {
      case 'variable':
        return value.name === 'this' ? scope.self : scope.types.get(String(value.name));
      case 'new': {
        const name = nameOf(value.what);
        return name === undefined ? undefined : this.#known(this.#resolve(name, scope));
      }
      case 'assign':
        return this.#infer(value.right, scope);
      case 'propertylookup':
      case 'nullsafepropertylookup': {
        const owner = this.#infer(value.what, scope);
        const property = nameOf(value.offset) ?? '';
        const own = owner === undefined ? undefined : this.#declared.get(owner)?.properties.get(property);
        if (own !== undefined) return own;
        const rift = this.#riftType(owner);
        if (rift === undefined) return undefined;
        const declared = this.api
          .lineage(rift)
          .flatMap(({properties}) => properties)
          .find(({name}) => name === property);
        return this.api.single(declared?.type, rift);
      }
      case 'call':
        return this.#inferCall(value, scope);
      default:
        return undefined;
    }
  }

  #inferCall(call: PhpNode, scope: Scope): string | undefined {
    const {what} = call;
    if (!isNode(what)) return undefined;
    const method = nameOf(what.offset);
    if (method === undefined) return undefined;
    const owner = this.#classOf(what.what, scope);
    const rift = this.#riftType(owner);
    if (owner !== undefined) {
      const own = this.#declared.get(owner)?.methods;
      if (own?.has(method.toLowerCase())) return own.get(method.toLowerCase());
      if (rift !== undefined) return this.api.single(this.api.method(rift, method)?.returns, rift);
    }
    return this.#fromContainer(call, method, scope);
  }

  /** `$container->get(Router::class)` is a Router. */
  #fromContainer(call: PhpNode, method: string, scope: Scope): string | undefined {
    const [asked, ...others] = nodesIn(call.arguments);
    if (!['get', 'make'].includes(method) || asked?.kind !== 'staticlookup' || others.length > 0)
      return undefined;
    const name = nameOf(asked.offset) === 'class' ? nameOf(asked.what) : undefined;
    return name === undefined ? undefined : this.#known(this.#resolve(name, scope));
  }
}

/** What PHP blocks call Rift's is in api.json, and is called as it says. Classes of the application are free. */
export const phpNames: Rule = (pages, {api: rows}): Problem[] => {
  const api = new Api(rows);
  return pages.flatMap((page) =>
    new PageNames(api).findings(page).map((found) => ({file: page.file, ...found})),
  );
};

import {Api} from './api';
import {CLASSES, isNode, nameOf, nodesIn, walk, type PhpBlock, type PhpNode} from './php';

/** A class declared in a block of the page; only what the page shows of it is known. */
interface Declared {
  /** Its parent, if that is a type of Rift. */
  parent: string | undefined;
  methods: Map<string, string | undefined>;
  properties: Map<string, string | undefined>;
}

export interface Scope {
  uses: ReadonlyMap<string, string>;
  namespace: string;
  /** The types of variables, as full names. */
  types: Map<string, string>;
  /** The name of the enclosing class. */
  self: string | undefined;
  /** Whether the block is a whole file. */
  isFile: boolean;
}

export const qualified = (namespace: string, name: string) =>
  namespace === '' ? name : `${namespace}\\${name}`;

export const lastPart = (name: string) => name.slice(name.lastIndexOf('\\') + 1);

/** The classes that a `use` line imports, with their full names; none if it imports functions or constants. */
export const itemsOf = (group: PhpNode): {item: PhpNode; name: string}[] =>
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

/** Reads the blocks of a page together: names that one block imports or declares are known to the others. */
export class PhpTypes {
  readonly #declared = new Map<string, Declared>();

  constructor(private readonly api: Api) {}

  /** Gives each block its scope, and records what all of them declare. */
  read(blocks: readonly PhpBlock[]): (PhpBlock & {scope: Scope})[] {
    const imported = blocks.flatMap(({tree}) => [...usesOf(tree)]);
    const scoped = blocks.map((block) => {
      const namespace = [...walk(block.tree)].find(({kind}) => kind === 'namespace');
      const scope: Scope = {
        uses: new Map([...imported, ...usesOf(block.tree)]),
        namespace: nameOf(namespace?.name) ?? '',
        types: new Map(),
        self: undefined,
        isFile: block.value.startsWith('<?php'),
      };
      return {...block, scope};
    });
    for (const {tree, scope} of scoped) this.#declare(tree, scope);
    return scoped;
  }

  declaresMethod(owner: string, method: string): boolean {
    return this.#declared.get(owner)?.methods.has(method.toLowerCase()) === true;
  }

  /** In a fragment without `use` lines, a short name belongs to Rift, unless the page says otherwise. */
  resolve(name: string, {uses, namespace}: Scope): string {
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

  typeOf(declared: unknown, scope: Scope): string | undefined {
    if (!isNode(declared)) return undefined;
    const name = nameOf(declared);
    if (declared.kind === 'selfreference' || name === 'self' || name === 'static') return scope.self;
    return declared.kind === 'name' && name !== undefined
      ? this.#known(this.resolve(name, scope))
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
    // Types are looked up only when all classes of the block are known.
    for (const [node, declared] of found) {
      const inside = {...scope, self: qualified(scope.namespace, nameOf(node.name) ?? '')};
      const parent = nameOf(node.extends);
      declared.parent = parent === undefined ? undefined : this.resolve(parent, scope);
      for (const member of nodesIn(node.body)) {
        if (member.kind === 'method') {
          const name = nameOf(member.name) ?? '';
          declared.methods.set(name.toLowerCase(), this.typeOf(member.type, inside));
          if (name !== '__construct') continue;
          for (const parameter of nodesIn(member.arguments))
            if (parameter.flags !== 0 || parameter.readonly === true)
              declared.properties.set(nameOf(parameter.name) ?? '', this.typeOf(parameter.type, inside));
        }
        if (member.kind === 'propertystatement')
          for (const property of nodesIn(member.properties))
            declared.properties.set(nameOf(property.name) ?? '', this.typeOf(property.type, inside));
      }
    }
  }

  /** The Rift type that a class is or extends. */
  riftType(name: string | undefined): string | undefined {
    if (name === undefined) return undefined;
    if (this.api.type(name)) return name;
    const parent = this.#declared.get(name)?.parent;
    return parent === name ? undefined : this.riftType(parent);
  }

  classOf(what: unknown, scope: Scope): string | undefined {
    if (!isNode(what)) return undefined;
    if (what.kind === 'selfreference' || what.kind === 'staticreference') return scope.self;
    if (what.kind === 'parentreference') return scope.self && this.#declared.get(scope.self)?.parent;
    const name = nameOf(what);
    if (name === 'self' || name === 'static') return scope.self;
    if (name !== undefined) return this.resolve(name, scope);
    return this.infer(what, scope);
  }

  /** The class of a value, if the page shows it. */
  infer(value: unknown, scope: Scope): string | undefined {
    if (!isNode(value)) return undefined;
    switch (value.kind) {
      case 'variable':
        return value.name === 'this' ? scope.self : scope.types.get(String(value.name));
      case 'new': {
        const name = nameOf(value.what);
        return name === undefined ? undefined : this.#known(this.resolve(name, scope));
      }
      case 'assign':
        return this.infer(value.right, scope);
      case 'propertylookup':
      case 'nullsafepropertylookup': {
        const owner = this.infer(value.what, scope);
        const property = nameOf(value.offset) ?? '';
        const own = owner === undefined ? undefined : this.#declared.get(owner)?.properties.get(property);
        if (own !== undefined) return own;
        const rift = this.riftType(owner);
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
    const owner = this.classOf(what.what, scope);
    const rift = this.riftType(owner);
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
    return name === undefined ? undefined : this.#known(this.resolve(name, scope));
  }
}

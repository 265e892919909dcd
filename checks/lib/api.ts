import type {ApiMethod, ApiParameter, ApiRow, ApiType} from '../../src/tables/docsData';

const ROOT = 'Rift\\';

/** Looks up names of Rift. */
export class Api {
  readonly #types = new Map<string, ApiType>();
  readonly #byShortName = new Map<string, string>();

  constructor(rows: readonly ApiRow[]) {
    for (const row of rows) {
      if (row.kind === 'namespace') continue;
      this.#types.set(row.name, row);
      this.#byShortName.set(row.shortName, row.name);
    }
  }

  static owns(name: string): boolean {
    return name.startsWith(ROOT);
  }

  type(name: string | undefined): ApiType | undefined {
    return name === undefined ? undefined : this.#types.get(name);
  }

  fullNameOf(shortName: string): string | undefined {
    return this.#byShortName.get(shortName);
  }

  /** The type, then its traits, its parents and their interfaces. */
  lineage(name: string): ApiType[] {
    const type = this.type(name);
    if (type === undefined) return [];
    const above = [...type.uses, ...(type.extends === null ? [] : [type.extends]), ...type.implements];
    return [type, ...above.flatMap((other) => this.lineage(other))];
  }

  /** Undefined may also mean that a parent outside Rift has the method, which the tables do not know. */
  method(name: string, method: string): ApiMethod | undefined {
    const wanted = method.toLowerCase();
    return this.lineage(name)
      .flatMap(({methods}) => methods)
      .find((one) => one.name.toLowerCase() === wanted);
  }

  hasConstant(name: string, constant: string): boolean {
    return this.lineage(name).some(({constants}) => constants.some((one) => one.name === constant));
  }

  hasProperty(name: string, property: string): boolean {
    return this.lineage(name).some(({properties}) => properties.some((one) => one.name === property));
  }

  hasMember(name: string, member: string): boolean {
    const isMethod = this.method(name, member)?.name === member;
    return isMethod || this.hasConstant(name, member) || this.hasProperty(name, member);
  }

  constructorOf(name: string): ApiParameter[] | null {
    return (
      this.lineage(name).find(({kind, constructorParameters}) => kind === 'class' && constructorParameters)
        ?.constructorParameters ?? null
    );
  }

  /** The single type that a declared type names, which may also be nullable. */
  single(declared: string | null | undefined, self: string): string | undefined {
    const name = declared?.replace(/^\?/, '');
    return name === 'self' || name === 'static' ? self : this.type(name)?.name;
  }
}

/** How often a route may be called. */
interface Limit {
  maxAttempts: number;
  /** In seconds. */
  interval: number;
  strategy: string;
}

export interface Route {
  method: string;
  path: string;
  handler: string;
  middlewares: readonly string[];
  limit: Limit | null;
}

const DEFAULT_INTERVAL = 3600;
const DEFAULT_STRATEGY = 'ip+agent';

interface Draft {
  method: string;
  path: string;
  handler: string;
  /** Of the groups around it, then its own: a repeat of its own stays. */
  inherited: readonly string[];
  own: string[];
  limit?: Limit;
  inheritedLimit?: Limit;
}

/** A level of nesting: the box itself or a group. */
interface Level {
  prefix: string;
  middlewares: string[];
  limit?: Limit;
  /** What later calls of middleware() and limit() on this level belong to. */
  last?: Draft;
}

const unique = (names: readonly string[]) => Array.from(new Set(names));

/** `Rift\Core\Http\RoutesBox\RoutesBox`. Where `middleware` and `limit` go depends on where they stand. */
export class RoutesBox {
  private readonly drafts: Draft[] = [];

  /** The box comes first; what waits there goes to the next route or group. */
  private readonly levels: [Level, ...Level[]] = [{prefix: '', middlewares: []}];

  get(path: string, handler: string): this {
    return this.add('GET', path, handler);
  }

  post(path: string, handler: string): this {
    return this.add('POST', path, handler);
  }

  put(path: string, handler: string): this {
    return this.add('PUT', path, handler);
  }

  patch(path: string, handler: string): this {
    return this.add('PATCH', path, handler);
  }

  delete(path: string, handler: string): this {
    return this.add('DELETE', path, handler);
  }

  middleware(names: string | readonly string[]): this {
    const list = typeof names === 'string' ? [names] : names;
    const {last, middlewares} = this.level;
    (last ? last.own : middlewares).push(...list);
    return this;
  }

  limit(maxAttempts: number, interval = DEFAULT_INTERVAL, strategy = DEFAULT_STRATEGY): this {
    const {level} = this;
    (level.last ?? level).limit = {maxAttempts, interval, strategy};
    return this;
  }

  group(prefix: string, fill: (box: this) => void): this {
    const waiting = this.levels.length === 1 ? this.takeWaiting() : {middlewares: []};
    this.levels.push({prefix, ...waiting});
    fill(this);
    this.levels.pop();
    return this;
  }

  getRoutes(): Route[] {
    return this.drafts.map(({method, path, handler, inherited, own, limit, inheritedLimit}) => ({
      method,
      path,
      handler,
      middlewares: [...inherited, ...own],
      limit: limit ?? inheritedLimit ?? null,
    }));
  }

  private get level(): Level {
    return this.levels.at(-1) ?? this.levels[0];
  }

  /** What stands before the first route or group of the box belongs to it alone. */
  private takeWaiting(): Pick<Level, 'middlewares' | 'limit'> {
    const [box] = this.levels;
    const {middlewares, limit} = box;
    box.middlewares = [];
    delete box.limit;
    return limit ? {middlewares, limit} : {middlewares};
  }

  private add(method: string, path: string, handler: string): this {
    const [, ...groups] = this.levels;
    const isInGroup = groups.length > 0;
    const inherited = unique(groups.flatMap(({middlewares}) => middlewares));
    const inheritedLimit = groups.findLast(({limit}) => limit)?.limit;
    const waiting = isInGroup ? undefined : this.takeWaiting();
    const draft: Draft = {
      method,
      path: isInGroup ? joined(groups, path) : path,
      handler,
      inherited,
      own: waiting?.middlewares ?? [],
    };
    const limit = waiting?.limit;
    if (limit) draft.limit = limit;
    if (inheritedLimit) draft.inheritedLimit = inheritedLimit;
    this.drafts.push(draft);
    this.level.last = draft;
    return this;
  }
}

/** The prefixes in the order of nesting, then the path after one slash. */
function joined(groups: readonly Level[], path: string): string {
  const prefix = groups.map((group) => group.prefix).join('');
  return `${prefix.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/**
 * The shapes of the tables in docs/_data. In every table `id` is unique and is the anchor of its row, and texts are
 * plain: no Markdown, with {name} for a part that varies. A page is a path below the folder of the docs.
 */
export interface Row {
  id: string;
}

/** errors.json: what the framework, the samples and this site answer or throw. */
export interface ErrorRow extends Row {
  /** Who owns the text: a sample of these docs, the framework or one of its libraries, or this site. */
  kind: 'sample' | 'framework' | 'site';
  situation: string;
  /** `null` where the text has no code of its own: it keeps that of its cause, or is not part of a failure. */
  code: number | null;
  message: string;
  /** The class constant of the sample that holds the text. */
  constant: string | null;
  /** In which way a reader meets the text: in a result, thrown, or printed. */
  form: 'failure' | 'success' | 'exception' | 'text';
  /** Class of the exception; `null` if it is none, or if the class is not known. */
  exception: string | null;
  /** Class or method in Rift, or the sample. */
  raisedBy: string;
  note: string | null;
  page: string;
}

/** codes.json: the constants `HTTP_…`. */
export interface CodeRow extends Row {
  code: number;
  /** Name on `Result` and `ResultType`. */
  constant: string;
  /** One of the codes that a success may carry. */
  success: boolean;
  /** One of the sixteen documented codes; the others exist in 1.0.0. */
  documented: boolean;
  /** The classes and methods of Rift that answer with it by themselves. */
  setBy: string[];
  meaning: string;
  pages: string[];
}

/** constants.json: constants and limits. */
export interface ConstantRow extends Row {
  name: string;
  /** Text where digits alone would lose something: a range, a list, a trailing zero. */
  value: string | number;
  /** `s`, `ms`, `px` or a noun in the plural; `null` for a value without one. */
  unit: string | null;
  group:
    | 'benchmark'
    | 'command line'
    | 'contract'
    | 'crypto'
    | 'databases'
    | 'metrics'
    | 'routing'
    | 'samples'
    | 'site'
    | 'tenants'
    | 'validator'
    | 'versions';
  meaning: string;
  page: string;
}

/** constantPlaces.json: where a constant is printed, by the id of its row; each place is compared with its value. */
export interface ConstantPlacesRow extends Row {
  /** `Class::NAME` in a sample. Of a range, the first name is its start and the second its end. */
  declaredAs: string[];
  /** The words around it on a page, as its source has them on one line, with {} for each number. */
  saidAs: string[];
}

/** interfaces.json: everything in `Rift\Contracts`. */
export interface InterfaceRow extends Row {
  name: string;
  namespace: string;
  /** The part of `Rift\Contracts` it belongs to. */
  group: 'Cache' | 'Database' | 'Handlers' | 'Http' | 'Middlewares' | 'Repositories' | 'Validators';
  /** Types are written by their short names. */
  methods: {name: string; signature: string}[];
  /** As declared: `NAME = ''`. */
  constants: string[];
  /** Full names of the classes that come with Rift; empty where the application writes them. */
  implementations: string[];
  note: string | null;
  page: string;
}

/** bindings.json: the definitions in `di/rift.php`. */
export interface BindingRow extends Row {
  /** Entry of the container: a full name. */
  key: string;
  /** `autowired`, `built with parameters`, the full name that the entry leads to, or a description. */
  definition: string;
  /** Parameters that are fixed; the value is a literal, a variable of the environment, or an entry. */
  parameters: {name: string; value: string}[];
  /** The variables that are read. */
  environment: string[];
  note: string | null;
  page: string;
}

/** environment.json: variables of the environment and keys of configuration files. */
export interface EnvironmentRow extends Row {
  kind: 'variable' | 'configuration key';
  name: string;
  type: 'string' | 'int' | 'float' | 'class name';
  usedBy: string[];
  /** With the place that applies it; `null` if there is none. */
  default: string | null;
  /** `yes`: `di/rift.php` reads it when loaded and has no default; otherwise `no`, or when. */
  required: string;
  meaning: string;
  /** The file a configuration key stands in. */
  file: string | null;
  page: string;
}

/** knownIssues.json: where version 1.0.0 differs from the documented contract. */
export interface KnownIssueRow extends Row {
  /** `K-01`; the id is the same in lower case. */
  number: string;
  area:
    | 'command line'
    | 'contract'
    | 'crypto'
    | 'databases'
    | 'earlier samples'
    | 'http'
    | 'routing'
    | 'source'
    | 'validator';
  /** One of those that a reader meets first. */
  first: boolean;
  where: string;
  /** What a reader sees in 1.0.0. */
  meets: string;
  contract: string;
  workaround: string;
  pages: string[];
}

/** routes.json: the routes of the samples. */
export interface RouteRow extends Row {
  method: 'DELETE' | 'GET' | 'PATCH' | 'POST';
  /** With the prefix of the group; `null` where the sample leaves it to the application. */
  path: string | null;
  group: string | null;
  /** `max_attempts` of the group. */
  groupLimit: number | null;
  /** What they check, in their order. */
  middlewares: string[];
  notes: string | null;
  page: string;
}

/** timers.json: the names of timers in the metrics of the samples. */
export interface TimerRow extends Row {
  name: string;
  useCase: 'login' | 'registration' | 'verification';
  /** What is measured, in the order of the use case. */
  step: string;
  page: string;
}

export interface ApiParameter {
  /** Without the dollar sign; `null` where it is not known, so that it cannot be used as a named argument. */
  name: string | null;
  /** With full names of classes; `null` if it has none, or none is known. */
  type: string | null;
  optional: boolean;
  /** As PHP source; `null` if there is none, or if it is not known. */
  default: string | null;
}

export interface ApiMethod {
  name: string;
  static: boolean;
  abstract: boolean;
  visibility: 'public' | 'protected';
  parameters: ApiParameter[];
  /** What a caller gets, with full names of classes; `null` where it is not known. */
  returns: string | null;
  /** The type of return stands in the source too. */
  returnDeclared: boolean;
}

export interface ApiType extends Row {
  kind: 'class' | 'interface' | 'trait';
  /** Full name, without a backslash in front. */
  name: string;
  namespace: string;
  shortName: string;
  final: boolean;
  abstract: boolean;
  extends: string | null;
  implements: string[];
  /** Traits: their constants belong to the class. */
  uses: string[];
  /** The value is PHP source; `null` where it is not known, or is yours to set. */
  constants: {name: string; value: string | null}[];
  properties: {name: string; type: string; visibility: 'public' | 'protected'}[];
  /** `null` where no constructor is known. */
  constructorParameters: ApiParameter[] | null;
  /** Those of an interface stand at its implementation too, those of a parent at the parent only. */
  methods: ApiMethod[];
  /** Rows of knownIssues.json. */
  issues: string[];
  page: string;
}

export interface ApiNamespace extends Row {
  kind: 'namespace';
  name: string;
}

/** api.json: the names of Rift, for the check of samples. */
export type ApiRow = ApiNamespace | ApiType;

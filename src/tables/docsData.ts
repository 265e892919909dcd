/**
 * The shapes of the tables in docs/_data: ErrorRow is that of errors.json, and so on. In every table, texts are plain: no
 * Markdown, with {name} for a part that varies. A page is a path below the folder of the docs. Comments on the types in
 * `factTables` (src/text/facts.ts) become descriptions in the JSON Schema for readers, who know neither these types nor
 * their files.
 */
export interface Row {
  /** The anchor of the row on the page of its table, unique there. */
  id: string;
}

/** @asType integer */
type Integer = number;

/** What the framework, the samples or this site answer or throw. */
export interface ErrorRow extends Row {
  /** Who owns the text: a sample of these docs, the framework or one of its libraries, or this site. */
  kind: 'sample' | 'framework' | 'site';
  /** When it appears. */
  situation: string;
  /** `null` where the text has no code of its own: it keeps that of its cause, or is not part of a failure. */
  code: Integer | null;
  /** The text, with {name} for a part that varies. */
  message: string;
  /** The class constant of the sample that holds the text. */
  constant: string | null;
  /** In which way a reader meets the text: in a result, thrown, or printed. */
  form: 'failure' | 'success' | 'exception' | 'text';
  /** Class of the exception; `null` if it is none, or if the class is not known. */
  exception: string | null;
  /** Class or method in Rift, or the sample. */
  raisedBy: string;
  /** Why it appears, in a sentence. */
  cause: string;
  /** What to do, in a sentence. */
  remedy: string;
  /** What else there is to know. */
  note: string | null;
  /** Texts and classes under which it is searched, besides its message. */
  also: string[];
  page: string;
  /** The section of the page that explains it, without the #. */
  anchor: string;
}

/** One of the constants `HTTP_…`. */
export interface CodeRow extends Row {
  /** The number. */
  code: Integer;
  /** Name on `Result` and `ResultType`. */
  constant: string;
  /** One of the codes that a success may carry. */
  success: boolean;
  /** One of the sixteen documented codes; the others exist in 1.0.0. */
  documented: boolean;
  /** The classes and methods of Rift that answer with it by themselves. */
  setBy: string[];
  /** What it says. */
  meaning: string;
  /** Who uses it, where no part of Rift does. */
  note: string | null;
  pages: string[];
}

/** A constant or a limit. */
export interface ConstantRow extends Row {
  /** What the value is called. */
  name: string;
  /** A number, or a text: a name, a range, a list, digits with a zero at an end. */
  value: string | number;
  /** `s`, `ms`, `px` or a noun in the plural; `null` for a value without one. */
  unit: string | null;
  /** The area it belongs to. */
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
  /** How it is used. */
  meaning: string;
  page: string;
}

/** An interface of `Rift\Contracts`. */
export interface InterfaceRow extends Row {
  /** The short name. */
  name: string;
  /** Without a backslash in front. */
  namespace: string;
  /** The part of `Rift\Contracts` it belongs to. */
  group: 'Cache' | 'Database' | 'Handlers' | 'Http' | 'Middlewares' | 'Repositories' | 'Validators';
  /** Types are written by their short names. */
  methods: {
    /** Without brackets. */
    name: string;
    /** Name, parameters and type of return. */
    signature: string;
  }[];
  /** As declared: `NAME = ''`. */
  constants: string[];
  /** Full names of the classes that come with Rift; empty where the application writes them. */
  implementations: string[];
  /** What else there is to know. */
  note: string | null;
  page: string;
}

/** A definition that the framework gives the container, in its `di/rift.php`. */
export interface BindingRow extends Row {
  /** Entry of the container: a full name. */
  key: string;
  /** `autowired`, `built with parameters`, the full name that the entry leads to, or a description. */
  definition: string;
  /** Parameters that are fixed. */
  parameters: {
    /** As the constructor has it. */
    name: string;
    /** A literal, a variable of the environment, or an entry. */
    value: string;
  }[];
  /** The variables that are read. */
  environment: string[];
  /** What else there is to know. */
  note: string | null;
  page: string;
}

/** An environment variable or a key of a configuration file. */
export interface EnvironmentRow extends Row {
  kind: 'variable' | 'configuration key';
  name: string;
  type: 'string' | 'int' | 'float' | 'class name';
  usedBy: string[];
  /** The default, with the place that applies it; `null` if there is none. */
  default: string | null;
  /** `yes`: `di/rift.php` reads it when loaded and has no default; otherwise `no`, or when. */
  required: string;
  meaning: string;
  /** The file that contains a configuration key. */
  file: string | null;
  page: string;
}

/** Where the release does otherwise than expected, or has a limit. */
export interface KnownIssueRow extends Row {
  /** `K-01`; the id is the same in lower case. */
  number: string;
  /** The part of Rift. */
  area:
    | 'cache'
    | 'command line'
    | 'container'
    | 'contract'
    | 'crypto'
    | 'databases'
    | 'http'
    | 'installation'
    | 'metrics'
    | 'routing'
    | 'source'
    | 'validator';
  /**
   * The worst that it does: lets in what must stay out or shows what must stay inside, loses or damages data without an error,
   * ends a request or a command with one, or surprises. A limitation is by design.
   */
  severity: 'security' | 'data' | 'stops' | 'surprises' | 'limitation';
  /** One of those that a reader meets first. */
  first: boolean;
  /** The class, method or command. */
  where: string;
  /** What it should do; `null` for a limitation. */
  expected: string | null;
  /** What it does. */
  observed: string;
  /** `null` where none is needed. */
  workaround: string | null;
  /** Texts and topics under which it is searched. */
  also: string[];
  pages: string[];
}

/** How far a feature works in the release. */
export interface SupportRow extends Row {
  /** The part of Rift. */
  area:
    | 'cache'
    | 'command line'
    | 'contract'
    | 'crypto'
    | 'databases'
    | 'http'
    | 'installation'
    | 'logic layer'
    | 'metrics'
    | 'routing'
    | 'validator';
  /** What a reader calls it: a method, a class, or some words. */
  feature: string;
  /** With a workaround the feature itself does its work; where it does not work, something else has to. A limitation is by design. */
  state: 'works' | 'works with a workaround' | 'does not work' | 'limitation';
  /** What to do, in a sentence; `null` where it works. */
  workaround: string | null;
  /** The starter application has the workaround. */
  inStarter: boolean;
  /** Numbers of known issues. */
  issues: string[];
  page: string;
  /** Pages that use it; their status names it too. */
  pages: string[];
}

/** What other frameworks have, but Rift does not. */
export interface NotInRiftRow extends Row {
  name: string;
  /** Ends the sentence "Rift has no". */
  lacks: string;
  /** The usual way around. */
  instead: string;
  /** Other words that readers search for. */
  also: string[];
  page: string;
  /** The section of the page, without the #; `null` for the whole page. */
  anchor: string | null;
}

/** A route of the samples. */
export interface RouteRow extends Row {
  /** The method of the request. */
  method: 'DELETE' | 'GET' | 'PATCH' | 'POST';
  /** With the prefix of the group; `null` where the sample leaves it to the application. */
  path: string | null;
  /** The prefix of the group. */
  group: string | null;
  /** `max_attempts` of the group. */
  groupLimit: Integer | null;
  /** What they check, in their order. */
  middlewares: string[];
  /** What else there is to know. */
  notes: string | null;
  page: string;
}

/** A timer in the metrics of the samples. */
export interface TimerRow extends Row {
  name: string;
  useCase: 'login' | 'registration' | 'verification';
  /** What is measured, in the order of the use case. */
  step: string;
  page: string;
}

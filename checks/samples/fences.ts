import {parsePage, type CodeAt, type Page} from '../lib/page';

/**
 * The purpose of a code block on a page: `file` and `part` are written to disk, `command` is run, `answer` is compared with what
 * comes back, `fragment` is PHP that belongs to no file, `signature` is that of a method.
 */
type Kind = 'file' | 'part' | 'command' | 'answer' | 'fragment' | 'signature' | 'other';

export interface Fence extends CodeAt {
  kind: Kind;
  title: string;
  /** The path to which it is written. */
  path: string;
  /** The known issue because of which 1.0.0 answers differently. */
  known: string;
}

const FILE = /^(?:[\w-]+\/)*[\w.-]*\.(?:php|json|env)(?=$|[ ,])/;
const SIGNATURE = /^public (?:static )?function [^{]*;\s*$/;

const marked = (meta: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(meta)?.[1] ?? '';

function kindOf({language, value}: CodeAt, title: string, path: string): Kind {
  switch (language) {
    case 'php':
      if (path) return value.startsWith('<?php') ? 'file' : 'part';
      return SIGNATURE.test(value) ? 'signature' : 'fragment';
    case 'bash':
      return path ? 'file' : 'command';
    case 'ini':
      return path ? 'file' : 'other';
    case 'json':
      return path ? 'file' : 'answer';
    case 'text':
    case 'sql':
      return title ? 'answer' : 'other';
    default:
      return 'other';
  }
}

/** The name of a code block on its page: its title, otherwise its first line. */
export const nameOf = ({title, value}: Pick<Fence, 'title' | 'value'>) =>
  title || (/^(?!<\?php|use )\S.*$/m.exec(value)?.[0] ?? '');

export const fencesOf = ({code}: Pick<Page, 'code'>) => fencesIn(code);

function fencesIn(code: readonly CodeAt[]): Fence[] {
  return code.map((fence) => {
    const title = marked(fence.meta, 'title');
    const path = FILE.exec(title)?.[0] ?? '';
    const known = marked(fence.meta, 'known');
    return {...fence, title, path, known, kind: kindOf(fence, title, path)};
  });
}

/** What a page leaves to its reader. */
export interface Left {
  /** The page whose project it continues. */
  after: string | undefined;
  /** The pages whose classes it uses. */
  borrowed: readonly string[];
  fences: readonly Fence[];
}

/** `- **Response**: \`ask('GET /users/7');\``: a one-line block. */
const ITEM = /^- \*\*(.+)\*\*: (?:`(\$ )?(.+)`|(.+))$/;

function itemsOf(source: string): Fence[] {
  const items = source.split('\n').flatMap((text, index) => {
    const [whole, title, shell, code, reason] = ITEM.exec(text) ?? [];
    if (whole === undefined) return [];
    const language = code === undefined ? 'text' : shell ? 'bash' : 'php';
    return [{line: index + 1, language, meta: `title="${title}"`, value: code ?? reason ?? ''}];
  });
  return fencesIn(items);
}

const AFTER = /^Continues `(.+?)`\.$/m;
const BORROWED = /^With the classes of (`.+`)\.$/m;

/** The sections of `left-to-the-reader.md`, by page. */
export function readLeft(source: string): Map<string, Left> {
  const page = parsePage('left-to-the-reader.md', source);
  const heads = page.headings.filter(({depth}) => depth === 2);
  const fences = [...fencesOf(page), ...itemsOf(source)].sort((a, b) => a.line - b.line);
  const lines = source.split('\n');
  return new Map(
    heads.map(({text, line}, index): [string, Left] => {
      const end = heads[index + 1]?.line ?? Infinity;
      const section = lines.slice(line, end).join('\n');
      const borrowed = [...(BORROWED.exec(section)?.[1] ?? '').matchAll(/`(.+?)`/g)].map(
        ([, name = '']) => name,
      );
      return [
        text,
        {
          after: AFTER.exec(section)?.[1],
          borrowed,
          fences: fences.filter((one) => one.line > line && one.line < end),
        },
      ];
    }),
  );
}

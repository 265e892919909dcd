import {format, resolveConfig} from 'prettier';
import ts from 'typescript';
import {Refusal} from '../lib/refusal.mjs';

/** A page in the sidebar, by its id, or a section with a page of its own and a list of what is below it. */
export interface Entry {
  /** `modules/cache`; of a section that of its folder, without `/index`. */
  id: string;
  /** Of a section, as the sidebar writes it. */
  label: string | undefined;
  items: List | undefined;
}

export interface List {
  entries: Entry[];
  /** Where the list stands in the source. */
  node: ts.ArrayLiteralExpression;
}

export interface Sidebar {
  source: string;
  top: List;
}

const NAME = 'sidebars.ts';

const lost = (what: string) =>
  new Refusal(
    `${NAME}: ${what}. new-page reads strings and group(label, folder, [...]): add the page by hand.`,
  );

const textOf = (node: ts.Node | undefined) =>
  node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined;

function readEntry(node: ts.Expression, file: ts.SourceFile): Entry {
  const id = textOf(node);
  if (id !== undefined) return {id, label: undefined, items: undefined};
  if (ts.isCallExpression(node) && node.expression.getText(file) === 'group') {
    const [label, folder, items] = node.arguments;
    const [name, section] = [textOf(label), textOf(folder)];
    if (
      name !== undefined &&
      section !== undefined &&
      items !== undefined &&
      ts.isArrayLiteralExpression(items)
    )
      return {id: section, label: name, items: readList(items, file)};
  }
  const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  throw lost(`the entry in line ${line} is neither a page nor a section`);
}

const readList = (node: ts.ArrayLiteralExpression, file: ts.SourceFile): List => ({
  node,
  entries: node.elements.map((element) => readEntry(element, file)),
});

/** The list of the one sidebar, wherever in the file it is said. */
function topOf(file: ts.SourceFile): ts.ArrayLiteralExpression | undefined {
  let found: ts.ArrayLiteralExpression | undefined;
  const look = (node: ts.Node) => {
    if (
      ts.isVariableDeclaration(node) &&
      node.name.getText(file) === 'sidebars' &&
      node.initializer !== undefined &&
      ts.isObjectLiteralExpression(node.initializer)
    ) {
      const [first] = node.initializer.properties;
      if (first && ts.isPropertyAssignment(first) && ts.isArrayLiteralExpression(first.initializer))
        found = first.initializer;
    } else node.forEachChild(look);
  };
  look(file);
  return found;
}

export function readSidebar(source: string): Sidebar {
  const file = ts.createSourceFile(NAME, source, ts.ScriptTarget.Latest, true);
  const top = topOf(file);
  if (top === undefined) throw lost('there is no list of pages in `const sidebars`');
  return {source, top: readList(top, file)};
}

/** Every section with its depth, from the top of the sidebar down. */
export const sectionsOf = ({entries}: List, depth = 0): {entry: Entry; items: List; depth: number}[] =>
  entries.flatMap((entry) =>
    entry.items === undefined
      ? []
      : [{entry, items: entry.items, depth}, ...sectionsOf(entry.items, depth + 1)],
  );

/** Every page and section, from the top of the sidebar down. */
export const entriesOf = ({entries}: List): Entry[] =>
  entries.flatMap((entry) => [entry, ...(entry.items === undefined ? [] : entriesOf(entry.items))]);

/** The source with one more page: at the start of a list, or behind one of its entries. */
export async function withPage(
  {source}: Sidebar,
  {node}: List,
  place: number,
  id: string,
  file: string,
): Promise<string> {
  const text = `'${id}'`;
  const before = node.elements[place - 1];
  const [first] = node.elements;
  const [at, added] =
    before !== undefined
      ? [before.end, `, ${text}`]
      : first !== undefined
        ? [first.getStart(), `${text}, `]
        : [node.getStart() + 1, text];
  const edited = source.slice(0, at) + added + source.slice(at);
  return format(edited, {...(await resolveConfig(file)), filepath: file});
}

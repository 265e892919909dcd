/** An entry of the sidebar: a page, or a group that has one of its own. */
export interface Entry {
  label: string;
  path: string;
  items: Entry[];
}

/** As Docusaurus writes the sidebar of a version that is cut. */
export type Item = string | {label: string; link?: {id: string}; items: Item[]};

/** The page of a document: that of a folder is its index. */
const pathOf = (id: string) => id.replace(/\/index$/, '');

/**
 * The entries of a sidebar.
 *
 * @param titles - of the pages, by their paths
 * @throws when a group has no page, or a page is not there
 */
export function readEntries(items: readonly Item[], titles: ReadonlyMap<string, string>): Entry[] {
  return items.map((item) => {
    const id = typeof item === 'string' ? item : item.link?.id;
    const path = pathOf(id ?? '');
    const title = titles.get(path);
    if (title === undefined)
      throw new Error(
        `the sidebar names "${typeof item === 'string' ? item : item.label}", which has no page`,
      );
    return typeof item === 'string'
      ? {label: title, path, items: []}
      : {label: item.label, path, items: readEntries(item.items, titles)};
  });
}

/** Every page of the entries, in their order. */
export const pathsOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({path, items}) => [path, ...pathsOf(items)]);

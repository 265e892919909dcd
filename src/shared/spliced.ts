/** What `toSpliced` returns, which Chrome has from 110 on only. */
export const spliced = <Item>(list: readonly Item[], at: number, count: number, ...items: Item[]): Item[] => [
  ...list.slice(0, at),
  ...items,
  ...list.slice(at + count),
];

import type {Heads, Place, Texts} from '../search/searchIndex';
import type {Article} from './article';
import {sectionsOf} from '../search/writeIndex';

interface Page {
  /** Below the version. */
  path: string;
  article: Article;
}

/** The index of one version: names of places, then their texts. */
export function searchIndex(pages: readonly Page[]): {heads: Heads; texts: Texts} {
  const places: Place[] = [];
  const texts: string[] = [];
  pages.forEach(({article}, page) => {
    for (const {anchor, heading, kind, names, text} of sectionsOf(article)) {
      places.push({page, anchor, heading, kind, ...(names.length > 0 && {names})});
      texts.push(text);
    }
  });
  return {
    heads: {
      pages: pages.map(({path, article: {title, trail, keywords}}) => ({
        path,
        title,
        trail,
        ...(keywords.length > 0 && {keywords}),
      })),
      places,
    },
    texts,
  };
}

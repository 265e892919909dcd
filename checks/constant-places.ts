import {declarations, placesOf, said} from './lib/constants';
import type {Problem, Rule} from './lib/rule';

/** Words that no page has any more would compare nothing. */
export const constantPlaces: Rule = (pages, data): Problem[] => {
  const declared = new Set(pages.flatMap((page) => declarations(page).map(({name}) => name)));
  const lost = [
    ...placesOf(data, 'declaredAs').filter(({text}) => !declared.has(text)),
    ...placesOf(data, 'saidAs').filter(({text}) => !pages.some(({source}) => source.search(said(text)) >= 0)),
  ];
  return lost.map(({row: {id}, text}) => ({
    file: `${data.folder}/constantPlaces.json`,
    line: data.lineOf('constantPlaces', id),
    message: `no page contains "${text}", which gives ${id}: copy here what the page says now`,
  }));
};

import {useEffect, useState} from 'react';
import {ERRORS, loadCatalogue, MOST_SHOWN, NOT_LOADED, type CatalogueRow} from '@site/src/tables/catalogue';
import type {Lookup} from '@site/src/tables/lookUp';
import {isJson} from '@site/src/tables/readPasted';
import {plain, type Result, type ResultList} from './resultList';
import type {IndexedPage} from './searchIndex';

/** A longer text has probably been copied. */
const LONG_LINE = 40;
/** Before a logged message stands a level, a time, or a name with a colon. */
const LOG_LINE = /\b(?:ERROR|WARNING|FATAL|CRITICAL|ALERT|EMERGENCY)\b|\d:\d\d:\d\d|: /;

/** A longer text makes a field slow. */
const LONGEST_LINE = 500;

export const isOneLine = (text: string) => text.length <= LONGEST_LINE && !/[\n\r]/.test(text.trim());

/** What a field shows of a text of several lines. */
export const toLine = (text: string) => text.slice(0, LONGEST_LINE).trim().replaceAll(/\s+/g, ' ');

/** Whether a text is looked up in the catalogue of errors as well. */
export const mayBeResponse = (text: string) =>
  text.length >= LONG_LINE || LOG_LINE.test(text) || isJson(text);

/** Few queries are a response: the code comes with the first that may be one. */
async function lookUp(text: string, root: string): Promise<Lookup<CatalogueRow>> {
  try {
    const {lookUpIn} = await import(/* webpackChunkName: "look-up" */ '@site/src/tables/lookUp');
    return await lookUpIn(loadCatalogue(root), text);
  } catch {
    return {summary: NOT_LOADED, matches: [], isQuery: !isJson(text)};
  }
}

/** Looks a text up in the catalogue where it may be a response of Rift or a line of its log. */
export function useLookup(text: string, root: string): {lookup?: Lookup<CatalogueRow>; isLoading: boolean} {
  const [last, setLast] = useState<{text: string; lookup: Lookup<CatalogueRow>}>();
  const isResponse = mayBeResponse(text);

  useEffect(() => {
    if (!isResponse) return undefined;
    let isCurrent = true;
    void lookUp(text, root).then((lookup) => {
      if (isCurrent) setLast({text, lookup});
    });
    return () => {
      isCurrent = false;
    };
  }, [isResponse, text, root]);

  const lookup = isResponse && last?.text === text ? last.lookup : undefined;
  // Results for the braces and keys of JSON would only be in the way until then.
  return {lookup, isLoading: !lookup && isJson(text)};
}

const rowResult = ({
  row: {to, code, message, situation, cause, remedy},
}: Lookup<CatalogueRow>['matches'][number]): Result => ({
  href: to,
  name: plain(code === null ? message : `${code} ${message}`),
  excerpt: plain(`${situation}. ${cause} ${remedy}`),
  isWrapped: true,
});

/**
 * The results for a text that was looked up in the catalogue.
 *
 * @param results - for the same text as a query, where the catalogue has nothing
 */
export function withLookup(
  results: ResultList,
  text: string,
  {summary, matches, isQuery}: Lookup<CatalogueRow>,
  pages: readonly IndexedPage[],
  root: string,
): ResultList {
  const titleAt = (to: string) => pages.find(({path}) => root + path === to)?.title;
  const shown = matches.slice(0, MOST_SHOWN);
  if (shown.length > 0) {
    const explained = new Map(
      shown.map(({row: {page}}) => [page.to, titleAt(page.to.split('#', 1)[0] ?? '') ?? page.title]),
    );
    const pageResults = [...explained].map(([href, title]) => ({href, name: plain(title)}));
    return {
      isMatch: true,
      groups: [
        {key: 'messages', names: ['Messages found'], results: shown.map(rowResult)},
        {key: 'pages', names: ['Explained in'], results: pageResults},
      ],
      summary,
    };
  }
  if (isQuery)
    return LOG_LINE.test(text) ? {...results, note: 'It contains no message of the catalogue.'} : results;
  const href = `${root}/${ERRORS}`;
  const catalogue = {href, name: plain(titleAt(href) ?? 'Error messages')};
  return {
    isMatch: false,
    groups: [{key: 'catalogue', names: ['All messages'], results: [catalogue]}],
    summary,
  };
}

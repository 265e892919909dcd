import {useEffect, useState} from 'react';
import {MOST_SHOWN, type Answer} from '@site/src/tables/answer';
import {answerFrom} from '@site/src/tables/answerFrom';
import {ERRORS, loadCatalogue, type CatalogueRow} from '@site/src/tables/catalogue';
import {readPasted} from '@site/src/tables/readPasted';
import {plain, type Result, type ResultList} from './resultList';
import type {IndexedPage} from './searchIndex';

type Response = Answer<CatalogueRow>;

/** What is longer has probably been copied. */
const LONG_LINE = 40;
/** A level, a time, or a name with a colon stands in front of logged messages. */
const LOG_LINE = /\b(?:ERROR|WARNING|FATAL|CRITICAL|ALERT|EMERGENCY)\b|\d:\d\d:\d\d|: /;

/** Fields get slow with longer texts. */
const LONGEST_LINE = 500;

export const isOneLine = (text: string) => text.length <= LONGEST_LINE && !/[\n\r]/.test(text.trim());

/** What a field shows of a text of several lines. */
export const toLine = (text: string) => text.slice(0, LONGEST_LINE).trim().replaceAll(/\s+/g, ' ');

/** Whether a text is JSON, even if broken or cut. */
export const isJson = (text: string) => !['nothing', 'lines'].includes(readPasted(text).kind);

/** Whether a text is looked up in the catalogue of errors as well. */
export const mayBeResponse = (text: string) =>
  text.length >= LONG_LINE || LOG_LINE.test(text) || isJson(text);

/** What the catalogue has for a text that may be a response of Rift or a line of its log; undefined for other texts. */
export function useResponse(text: string, root: string): {response?: Response; isLoading: boolean} {
  const [loaded, setLoaded] = useState<{text: string; response: Response}>();
  const isAsked = mayBeResponse(text);

  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    void answerFrom(text, () => loadCatalogue(root)).then((response) => {
      if (isCurrent) setLoaded({text, response});
    });
    return () => {
      isCurrent = false;
    };
  }, [isAsked, text, root]);

  const response = isAsked && loaded?.text === text ? loaded.response : undefined;
  // Meanwhile, results for the braces and keys of JSON would only be in the way.
  return {response, isLoading: !response && isJson(text)};
}

const rowResult = ({row: {to, code, message, raisedBy, situation}}: Response['found'][number]): Result => ({
  href: to,
  name: plain(code === null ? message : `${code} ${message}`),
  excerpt: plain(`Raised by: ${raisedBy}. ${situation}`),
  isWrapped: true,
});

/**
 * The results for a text that was looked up in the catalogue.
 *
 * @param results - for the same text as a query, which are returned where the catalogue has nothing
 */
export function withResponse(
  results: ResultList,
  text: string,
  {says: summary, found}: Response,
  pages: readonly IndexedPage[],
  root: string,
): ResultList {
  const titleAt = (to: string) => pages.find(({path}) => root + path === to)?.title;
  const shown = found.slice(0, MOST_SHOWN);
  if (shown.length > 0) {
    const explained = new Map(shown.map(({row: {page}}) => [page.to, titleAt(page.to) ?? page.title]));
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
  if (!isJson(text))
    return LOG_LINE.test(text) ? {...results, note: 'No message of the catalogue is in it.'} : results;
  const href = `${root}/${ERRORS}`;
  const catalogue = {href, name: plain(titleAt(href) ?? 'Error messages')};
  return {
    isMatch: false,
    groups: [{key: 'catalogue', names: ['All messages'], results: [catalogue]}],
    summary,
  };
}

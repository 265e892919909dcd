import {MOST_SHOWN, type Answer} from '@site/src/tables/ErrorFinder/answer';
import {ERRORS, type CatalogueRow} from '@site/src/tables/ErrorFinder/catalogue';
import {readPasted} from '@site/src/tables/ErrorFinder/read';
import type {FoundPage, Heads} from './searchIndex';
import {answerOf, plain, type Group, type Index, type Option, type View} from './resultList';

/** Whoever types so much asks in words of their own or has copied it. */
const LONG_LINE = 40;
/** What stands in front of messages: a level, a time, a name with a colon. */
const LIKE_LOG = /\b(?:ERROR|WARNING|FATAL|CRITICAL|ALERT|EMERGENCY)\b|\d:\d\d:\d\d|: /;
const ABSENT = 'No message of the catalogue is in it.';

/** Of a pasted text, in characters; fields get slow with more. */
const LONGEST_LINE = 500;

export const isOneLine = (text: string) => text.length <= LONGEST_LINE && !/[\n\r]/.test(text.trim());

/** What a field shows of a text of many lines. */
export const lineOf = (text: string) => text.slice(0, LONGEST_LINE).trim().replaceAll(/\s+/g, ' ');

/** Whether a text is JSON, whole or broken, and not a question. */
export function isJson(text: string): boolean {
  const {kind} = readPasted(text);
  return kind !== 'nothing' && kind !== 'lines';
}

/** Whether a text is looked up in the catalogue too. */
export const mayBeResponse = (text: string) =>
  text.length >= LONG_LINE || LIKE_LOG.test(text) || isJson(text);

const rowOf = ({row}: Answer<CatalogueRow>['found'][number]): Option => ({
  to: row.to,
  name: plain(row.code === null ? row.message : `${row.code} ${row.message}`),
  text: plain(`Raised by: ${row.raisedBy}. ${row.situation}`),
  isWhole: true,
});

function pageAt(to: string, {pages}: Heads, root: string): FoundPage | undefined {
  return pages.find(({path}) => root + path === to);
}

/** Each page that explains one of the rows, once. */
function explanations(rows: readonly CatalogueRow[], heads: Heads, root: string): Option[] {
  const titles = new Map(rows.map(({page}) => [page.to, pageAt(page.to, heads, root)?.title ?? page.title]));
  return [...titles].map(([to, title]) => ({to, name: plain(title), text: undefined}));
}

/**
 * What is shown for a text that was looked up in the catalogue.
 *
 * @param root - of the version: `/docs/v1`
 * @returns undefined where nothing was found in what may be a question all the same
 */
export function viewOfResponse(
  text: string,
  {says, found}: Answer<CatalogueRow>,
  heads: Heads,
  root: string,
): View | undefined {
  const shown = found.slice(0, MOST_SHOWN);
  if (shown.length > 0) {
    const groups: Group[] = [
      {key: 'messages', names: ['Messages found'], options: shown.map(rowOf)},
      {
        key: 'pages',
        names: ['Explained in'],
        options: explanations(
          shown.map(({row}) => row),
          heads,
          root,
        ),
      },
    ];
    return {isAnswer: true, groups, spellings: [], says};
  }
  if (!isJson(text)) return undefined;
  const catalogue = `${root}/${ERRORS}`;
  const option = {
    to: catalogue,
    name: plain(pageAt(catalogue, heads, root)?.title ?? ERRORS),
    text: undefined,
  };
  return {
    isAnswer: false,
    groups: [{key: 'catalogue', names: ['All messages'], options: [option]}],
    spellings: [],
    says,
  };
}

/** What is shown for a text that is asked, and may have been looked up in the catalogue too. */
export function viewFor(
  text: string,
  answer: Answer<CatalogueRow> | undefined,
  index: Index,
  root: string,
): View {
  const ofResponse = answer && viewOfResponse(text, answer, index.heads, root);
  if (ofResponse) return ofResponse;
  const view = answerOf(text, index, root);
  return answer && LIKE_LOG.test(text) ? {...view, note: ABSENT} : view;
}

import {lookUp, type Answer} from './answer';
import {NoFacts, type CatalogueRow} from './catalogue';

const ABSENT: Answer<CatalogueRow> = {
  says: 'The list of messages is made by the build, and this copy of the site has none. Run "npm run build" and "npm run serve".',
  found: [],
};
const UNREACHABLE: Answer<CatalogueRow> = {
  says: 'The list of messages could not be loaded. Look at your connection and try again.',
  found: [],
};

/** Looks a text up in the rows that `load` gives. Where these do not come, the answer says so. */
export function answerFrom(
  text: string,
  load: () => Promise<readonly CatalogueRow[]>,
): Promise<Answer<CatalogueRow>> {
  return load().then(
    (rows) => lookUp(text, rows),
    (error: unknown) => (error instanceof NoFacts ? ABSENT : UNREACHABLE),
  );
}

import {commentIn} from '../src/diagrams/source';
import {each} from './lib/rule';

/** The height keeps the place of a diagram free on its page; a sample of the landing page fills a place of its own. */
export const diagramHeight = each(({code}) =>
  code
    .filter(({language, value}) => language === 'mermaid' && commentIn(value, 'height') === undefined)
    .map(({line}) => ({
      line,
      message:
        'the diagram does not say its height: add %% height: ..., as the page /contributing/diagrams shows it',
    })),
);

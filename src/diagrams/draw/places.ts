import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {contributing, drawnSource, pictureName} from '../../../checks/lib/commonJs';
import {parsePage, readPages, readSamples, type Page} from '../../../checks/lib/page';
import {FIRST_LINE} from '../../../checks/lib/rule';

/** A diagram that the site shows from a file of its own: not one that is typed, or made in the browser. */
export interface DiagramPlace {
  file: string;
  /** Of its fence. */
  line: number;
  source: string;
  /** Of its picture. */
  name: string;
}

/** Where the examples of the landing page are. */
const SHOWCASE = 'src/landing/CodeShowcase';

const VERSIONS = 'versioned_docs';

/** The diagrams of pages and samples, in their order. */
const placesIn = (pages: readonly Page[]): DiagramPlace[] =>
  pages.flatMap(({file, code}) =>
    code
      .filter(({language}) => language === 'mermaid')
      .map(({line, value}) => {
        const source = drawnSource(value);
        return {file, line: Math.max(FIRST_LINE, line), source, name: pictureName(source)};
      }),
  );

/**
 * Every diagram that is drawn ahead. Those of the gallery are not: its page draws in the browser anyway, and so shows that
 * every kind can be.
 */
export function readPlaces(root: string): DiagramPlace[] {
  const versions = path.join(root, VERSIONS);
  const cut = existsSync(versions) ? readdirSync(versions).map((name) => `${VERSIONS}/${name}`) : [];
  const guide = path.join(root, contributing.file);
  return placesIn([
    ...['docs', ...cut, 'src/pages'].flatMap((folder) => readPages(root, folder)),
    ...(existsSync(guide) ? [parsePage(contributing.file, readFileSync(guide, 'utf8'))] : []),
    ...readSamples(root, SHOWCASE),
  ]);
}

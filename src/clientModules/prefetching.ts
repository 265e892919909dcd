import routesChunkNames from '@generated/routesChunkNames';
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {withoutSlash} from '@site/config/address';
import {textAddress} from '@site/src/components/DocBody/fetchText';
import {whenQuiet} from '@site/src/utils/quiet';

type ChunkNames = (typeof routesChunkNames)[string];

interface Bundler {
  /** The address of a file of code by its name, from Docusaurus. */
  gca: (name: string) => string | undefined;
}
declare const __webpack_require__: Bundler;

/** Without the hash that Docusaurus puts behind the path of a route. */
const pathOf = (key: string) => key.replace(/-[^-]+$/, '');

function namesIn(names: ChunkNames | string): string[] {
  return typeof names === 'string'
    ? [names]
    : Object.values(names).flatMap((one) => namesIn(one as ChunkNames));
}

let known: ReadonlyMap<string, string[]> | undefined;

const fileOf = (name: string): string | undefined => {
  const file = __webpack_require__.gca(name);
  return file?.includes('undefined') ? undefined : file;
};

/** What a page is made of. A page of the documentation has its text as HTML, and its code for later (plugins/docBodies). */
function filesOf(pathname: string): string[] {
  known ??= new Map(Object.entries(routesChunkNames).map(([key, names]) => [pathOf(key), namesIn(names)]));
  const names = known.get(pathname) ?? known.get(withoutSlash(pathname)) ?? [];
  const hasText = names.some((name) => fileOf(`${name}-text`) !== undefined);
  return [...names.map(fileOf), hasText ? textAddress(pathname) : undefined].filter(
    (file) => file !== undefined,
  );
}

const asked = new Set<string>();

function prefetch(href: string): void {
  if (asked.has(href)) return;
  asked.add(href);
  document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href}));
}

const waiting = new Set<string>();
let isAwaited = false;

/** A page in each quiet moment: dozens of links come into sight at once. */
function prefetchNext(): void {
  const [pathname] = waiting;
  isAwaited = pathname !== undefined;
  if (pathname === undefined) return;
  waiting.delete(pathname);
  filesOf(pathname).forEach(prefetch);
  whenQuiet(prefetchNext);
}

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

function isFrugal(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

/** Docusaurus calls it when a link comes into sight. Its own one looks through all routes for each link at once. */
function prefetchLater(pathname: string): false {
  if (isFrugal()) return false;
  waiting.add(pathname);
  if (!isAwaited) {
    isAwaited = true;
    whenQuiet(prefetchNext);
  }
  return false;
}

// Docusaurus puts its functions there in the task in which this is read, and freezes them.
if (ExecutionEnvironment.canUseDOM)
  queueMicrotask(() => {
    window.docusaurus = {...window.docusaurus, prefetch: prefetchLater};
  });

const clientModule: ClientModule = {};
export default clientModule;

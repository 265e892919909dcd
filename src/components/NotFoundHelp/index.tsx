import {useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {withoutSlash} from '@site/config/address';
import DocsLink from '@site/src/components/DocsLink';
import {readable} from '@site/src/components/ErrorFinder/catalogue';
import {useCatalogue} from '@site/src/components/ErrorFinder/useCatalogue';
import Finder from '@site/src/components/ErrorFinder/Finder';
import ProblemLink from '@site/src/components/ProblemLink';
import {useReadVersion} from '@site/src/hooks/useReadVersion';
import {requestSearch} from '@site/src/utils/shortcuts';
import {nearestPages, questionsOf, sameInOtherVersions, type Page} from './suggestions';
import {useSearched} from './useSearched';
import styles from './styles.module.css';

const SUGGESTIONS = 5;

function usePages(): Page[] {
  const versions = useVersions(undefined);
  return useMemo(
    () =>
      versions.flatMap(({docs, label, path: root}) =>
        docs.map((doc) => {
          const path = withoutSlash(doc.path);
          return {path, version: label, page: path.slice(root.length)};
        }),
      ),
    [versions],
  );
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

interface LinksProps {
  title: string;
  links: readonly {to: string; name: string; detail: string}[];
}

function Links({title, links}: LinksProps): ReactNode {
  if (links.length === 0) return null;
  return (
    <section className={styles.pages}>
      <h2>{title}</h2>
      <ul>
        {links.map(({to, name, detail}) => (
          <li key={to}>
            <Link to={to}>{name}</Link> <span>{detail}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const linkTo = ({path, page, version = ''}: Page) => ({to: path, name: readable(page), detail: version});

/** The version of an address that the development server was not asked to serve. */
function useUnserved(address: string): string | undefined {
  const {customFields} = useDocusaurusContext().siteConfig;
  const asked = /^\/docs\/([^/]+)/.exec(address)?.[1];
  return (customFields?.unserved as readonly string[]).find((name) => name === asked);
}

/** Known only in the browser: a host answers every unknown address with one and the same file. */
function Suggestions(): ReactNode {
  const {pathname} = useLocation();
  const pages = usePages();
  const version = useReadVersion();
  const unserved = useUnserved(pathname);
  const others = sameInOtherVersions(pathname, pages);
  const near = nearestPages(
    pathname,
    pages.filter((page) => page.version === version.label && !others.includes(page)),
    SUGGESTIONS,
  );
  const offered = new Set([...others, ...near].map(({path}) => path));
  const searched = useSearched(decoded(pathname), version)
    .filter(({to}) => !offered.has(to))
    .slice(0, SUGGESTIONS);
  const [question] = questionsOf(decoded(pathname));
  return (
    <>
      <p className={styles.address}>
        There is no page at <code>{decoded(pathname)}</code>
      </p>
      {unserved && (
        <p>
          This development server leaves {unserved} out: <code>npm start -- --versions {unserved}</code>{' '}
          serves it.
        </p>
      )}
      <Links title="The same page in another version" links={others.map(linkTo)} />
      <Links title="Pages with a similar address" links={near.map(linkTo)} />
      <Links
        title="What the search finds for it"
        links={searched.map(({to, name, within}) => ({to, name, detail: within}))}
      />
      <button
        type="button"
        className={clsx('outlined', styles.search)}
        onClick={() => requestSearch({question})}>
        Search the documentation
      </button>
    </>
  );
}

/** For those who came with an error of their application, not of this address. */
function ErrorHelp(): ReactNode {
  const load = useCatalogue();
  return (
    <details className={styles.error}>
      <summary>Looking for an error of Rift? Paste your response</summary>
      <Finder load={load} />
    </details>
  );
}

export default function NotFoundHelp(): ReactNode {
  const isBrowser = useIsBrowser();
  const {pathname} = useLocation();
  return (
    <div className={styles.help} data-not-found="">
      <svg className={styles.figure} viewBox="0 0 640 150" aria-hidden="true" focusable="false">
        <path className={styles.run} d="M0 40h262l26 58" />
        <path className={styles.drop} d="M288 98h352" />
        <path className={styles.lost} d="M300 40h340" />
      </svg>
      <h1>The line breaks here</h1>
      {isBrowser ? <Suggestions /> : <p className={styles.address}>There is no page at this address.</p>}
      {isBrowser && <ErrorHelp />}
      <p className={styles.ways}>
        <Link to="/" className={styles.home}>
          Back to the start
        </Link>
        <DocsLink to="introduction">Read the introduction</DocsLink>
        <ProblemLink problem={{title: 'Page not found', ...(isBrowser && {page: decoded(pathname)})}} />
      </p>
    </div>
  );
}

import type {ReactNode} from 'react';
import clsx from 'clsx';
import ProblemLink from '@site/src/frame/ProblemLink';
import {usePath} from '@site/src/shared/useAddress';
import {requestSearch} from '@site/src/shared/shortcuts';
import {
  nearestPages,
  pagesOf,
  questionsOf,
  readable,
  sameInOtherVersions,
  versionAt,
  type Page,
  type Version,
} from '../suggestions';
import {useSearched} from '../useSearched';
import styles from '../styles.module.css';

const MAX_SUGGESTIONS = 5;

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

interface LinksProps {
  title: string;
  /** Whether these links lead to the page that was asked for. */
  isSamePage?: boolean;
  links: readonly {to: string; name: string; detail: string}[];
}

function Links({title, isSamePage, links}: LinksProps): ReactNode {
  if (links.length === 0) return null;
  return (
    <section className={styles.pages}>
      <h2>{title}</h2>
      <ul className={clsx('ends', styles.links)}>
        {links.map(({to, name, detail}) => (
          <li key={to}>
            <a href={to} data-same-page={isSamePage ? to : undefined}>
              {name}
            </a>{' '}
            <span className="quiet">{detail}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const linkTo = ({path, page, version}: Page) => ({to: path, name: readable(page), detail: version});

interface NearbyProps {
  address: string;
  versions: readonly Version[];
  version: Version;
}

function Nearby({address, versions, version}: NearbyProps): ReactNode {
  const others = sameInOtherVersions(address, versions.flatMap(pagesOf));
  const offered = new Set(others.map(({path}) => path));
  const own = pagesOf(version).filter(({path}) => !offered.has(path));
  const near = nearestPages(address, own, MAX_SUGGESTIONS);
  near.forEach(({path}) => offered.add(path));
  const searched = useSearched(decoded(address), version)
    .filter(({to}) => !offered.has(to))
    .slice(0, MAX_SUGGESTIONS);
  return (
    <>
      <Links title="The same page in another version" isSamePage links={others.map(linkTo)} />
      <Links title="Pages with a similar address" links={near.map(linkTo)} />
      <Links
        title="What the search finds for it"
        links={searched.map(({to, name, within}) => ({to, name, detail: within}))}
      />
    </>
  );
}

interface Props {
  versions: readonly Version[];
  /** The address of the latest version. */
  latest: string;
  /** Versions that the development server leaves out. */
  unserved: readonly string[];
}

function HelpAt({address, versions, latest, unserved}: Props & {address: string}): ReactNode {
  const version = versionAt(address, versions) ?? versions.find(({path}) => path === latest);
  const leftOut = unserved.find((name) => `${address}/`.startsWith(`/docs/${name}/`));
  const [question] = questionsOf(decoded(address));
  return (
    <>
      <p>
        There is no page at <code>{decoded(address)}</code>
      </p>
      {leftOut && (
        <p>
          This development server leaves {leftOut} out: <code>npm start -- --versions {leftOut}</code> serves
          it.
        </p>
      )}
      {version && <Nearby address={address} versions={versions} version={version} />}
      <button
        type="button"
        className={clsx('outlined', styles.search)}
        onClick={() => requestSearch(question)}>
        Search the documentation
      </button>
      {version && (
        <p>
          Looking for an error of Rift? <a href={`${version.path}/reference/errors`}>Error messages</a> finds
          the text of a response.
        </p>
      )}
    </>
  );
}

/** The part that depends on the address. Only the browser knows it, because hosts answer all unknown addresses with one file. */
export default function Help(props: Props): ReactNode {
  const address = usePath() || undefined;
  return (
    <>
      {address === undefined ? (
        <p>There is no page at this address.</p>
      ) : (
        <HelpAt {...props} address={address} />
      )}
      <p className={styles.ways}>
        <a href="/" className="filled">
          Back to the start
        </a>
        <a href={`${props.latest}/introduction`}>Read the introduction</a>
        <ProblemLink
          problem={{title: 'Page not found', ...(address !== undefined && {page: decoded(address)})}}
        />
      </p>
    </>
  );
}

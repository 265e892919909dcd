import type {ReactNode} from 'react';
import clsx from 'clsx';
import {
  useActiveDocContext,
  useLatestVersion,
  useVersions,
  type GlobalDoc,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {withoutSlash} from '@site/config/address';
import styles from './styles.module.css';

/**
 * The properties of a link to a version: to the same page, or to the introduction if the version does not have it. If it is the
 * same page, src/frame/VersionSwitch/behaviour.ts adds the query and fragment.
 */
export function linkIn({docs, mainDocId, path}: GlobalVersion, doc?: GlobalDoc) {
  const pathOf = (wanted?: string) => docs.find(({id}) => id === wanted)?.path;
  const same = pathOf(doc?.id);
  return {
    href: withoutSlash(same ?? pathOf(mainDocId) ?? path),
    'data-same-page': same && withoutSlash(same),
  };
}

/** Each version, with the address of the same page in it. */
function useChoices() {
  const versions = useVersions(undefined);
  const latest = useLatestVersion(undefined);
  const {activeDoc, activeVersion} = useActiveDocContext(undefined);
  // The 404 page is rendered once for all addresses, so it belongs to no version.
  const current = activeDoc && activeVersion;
  const shown = current ?? latest;
  const choices = versions.map((version) => ({
    name: version.name,
    label: version.label,
    note: version === latest ? 'latest' : version.name === 'current' ? 'being written' : '',
    link: linkIn(version, current && activeDoc),
    isCurrent: version === shown,
  }));
  return {label: shown.label, isOutside: current === undefined, choices};
}

function List({choices}: Pick<ReturnType<typeof useChoices>, 'choices'>): ReactNode {
  return (
    <ul className={styles.list}>
      {choices.map(({name, label, note, link, isCurrent}) => (
        <li key={name}>
          <a
            {...link}
            className={styles.choice}
            data-version-choice={name}
            data-label={label}
            aria-current={isCurrent ? 'true' : undefined}>
            {label}
            {note && <span className="quiet">{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** In the drawer. */
export function VersionList(): ReactNode {
  const {choices} = useChoices();
  return (
    <li>
      <span className="quiet">Versions</span>
      <List choices={choices} />
    </li>
  );
}

/** The browser opens and closes the list; src/frame/VersionSwitch/behaviour.ts does the rest. */
export default function VersionSwitch(): ReactNode {
  const {label, isOutside, choices} = useChoices();
  return (
    <div className="navbar__item">
      <button
        type="button"
        className={clsx('opens centred', styles.button)}
        data-version-menu={isOutside ? 'outside' : 'read'}
        popoverTarget="Rift-version-menu"
        aria-label={`Version of the documentation: ${label}`}>
        {label}
      </button>
      <div id="Rift-version-menu" popover="auto" className={clsx('sheet', styles.menu)}>
        <List choices={choices} />
      </div>
    </div>
  );
}

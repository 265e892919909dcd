import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useLatestVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

interface Props {
  mobile?: boolean;
}

interface Choice {
  name: string;
  label: string;
  note: string;
  to: string;
  isCurrent: boolean;
}

interface Choices {
  /** The label of the one that is read; outside the documentation, of the latest. */
  current: string;
  isOutside: boolean;
  choices: Choice[];
}

function mainPage(version: GlobalVersion): string {
  return version.docs.find(({id}) => id === version.mainDocId)?.path ?? version.path;
}

/** Each version with the same page in it, or its introduction where the page does not exist. */
function useChoices(): Choices {
  const versions = useVersions(undefined);
  const latest = useLatestVersion(undefined);
  const {activeDoc, activeVersion, alternateDocVersions} = useActiveDocContext(undefined);
  // An address without a page names no version: the server rendered its 404 page without knowing the address.
  const read = activeDoc && activeVersion;
  const shown = read ?? latest;
  const choices = versions.map((version) => ({
    name: version.name,
    label: version.label,
    note: version === latest ? 'latest' : version.name === 'current' ? 'unreleased' : '',
    to: alternateDocVersions[version.name]?.path ?? mainPage(version),
    isCurrent: version === shown,
  }));
  return {current: shown.label, isOutside: read === undefined, choices};
}

function List({choices}: {choices: readonly Choice[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {choices.map(({name, label, note, to, isCurrent}) => (
        <li key={name}>
          <Link
            to={to}
            className={styles.choice}
            data-version-choice={name}
            data-label={label}
            aria-current={isCurrent ? 'true' : undefined}>
            {label}
            {note && <span className={styles.note}>{note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function InDrawer(): ReactNode {
  const {choices} = useChoices();
  return (
    <li className={styles.inDrawer}>
      <p className={styles.heading}>Versions</p>
      <List choices={choices} />
    </li>
  );
}

/** The browser opens and closes the list; src/page/behaviours/versions.ts does the rest. */
function InBar(): ReactNode {
  const {current, isOutside, choices} = useChoices();
  return (
    <div className="navbar__item">
      <button
        type="button"
        className={styles.button}
        data-version-menu={isOutside ? 'outside' : 'read'}
        popoverTarget="version-menu"
        aria-label={`Version of the documentation: ${current}`}>
        {current}
      </button>
      <div id="version-menu" popover="auto" className={styles.menu}>
        <List choices={choices} />
      </div>
    </div>
  );
}

export default function VersionSwitch({mobile = false}: Props): ReactNode {
  return mobile ? <InDrawer /> : <InBar />;
}

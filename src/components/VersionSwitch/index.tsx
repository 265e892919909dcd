import {useCallback, useEffect, useId, useRef, useState, type ReactNode, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {VERSIONS_EVENT} from './request';
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

function mainPage(version: GlobalVersion): string {
  return version.docs.find(({id}) => id === version.mainDocId)?.path ?? version.path;
}

/** Each version with the same page in it, or its introduction where the page does not exist. */
function useChoices(): {current: string; choices: Choice[]} {
  const versions = useVersions(undefined);
  const latest = useLatestVersion(undefined);
  const {activeDoc, activeVersion, alternateDocVersions} = useActiveDocContext(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  // An address without a page names no version: the server rendered its 404 page without knowing the address.
  const shown = (activeDoc && activeVersion) ?? preferredVersion ?? latest;
  const choices = versions.map((version) => ({
    name: version.name,
    label: version.label,
    note: version === latest ? 'latest' : version.name === 'current' ? 'unreleased' : '',
    to: alternateDocVersions[version.name]?.path ?? mainPage(version),
    isCurrent: version === shown,
  }));
  return {current: shown.label, choices};
}

/** Closes the list when the reader presses Escape, or presses or moves to something outside. */
function useDismiss(isOpen: boolean, close: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event) => {
      if (!ref.current?.contains(event.target as Node)) close();
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      ref.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen, close]);
  return ref;
}

function Choices({id, choices, onChoose}: {id?: string; choices: Choice[]; onChoose: () => void}): ReactNode {
  const {savePreferredVersionName} = useDocsPreferredVersion();
  return (
    <ul id={id} className={styles.list}>
      {choices.map(({name, label, note, to, isCurrent}) => (
        <li key={name}>
          <Link
            to={to}
            className={styles.choice}
            aria-current={isCurrent ? 'true' : undefined}
            onClick={() => {
              savePreferredVersionName(name);
              onChoose();
            }}>
            {label}
            {note && <span className={styles.note}>{note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function MobileSwitch(): ReactNode {
  const {choices} = useChoices();
  const {toggle} = useNavbarMobileSidebar();
  return (
    <li className={clsx('menu__list-item', styles.mobile)}>
      <p className={styles.heading}>Versions</p>
      <Choices choices={choices} onChoose={toggle} />
    </li>
  );
}

/** Opens the list when it is asked for from elsewhere; where it is not in sight, the drawer, at the panel that has it. */
function useRequest(ref: RefObject<HTMLDivElement | null>, setIsOpen: (isOpen: boolean) => void) {
  const {toggle} = useNavbarMobileSidebar();
  const {hide} = useNavbarSecondaryMenu();
  useEffect(() => {
    const show = () => {
      if (ref.current?.getClientRects().length) {
        flushSync(() => setIsOpen(true));
        ref.current.querySelector('a')?.focus();
      } else {
        toggle();
        hide();
      }
    };
    window.addEventListener(VERSIONS_EVENT, show);
    return () => window.removeEventListener(VERSIONS_EVENT, show);
  }, [ref, setIsOpen, toggle, hide]);
}

function DesktopSwitch(): ReactNode {
  const id = useId();
  const {current, choices} = useChoices();
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const ref = useDismiss(isOpen, close);
  useRequest(ref, setIsOpen);
  return (
    <div ref={ref} className={clsx('navbar__item', styles.switch)}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`Version of the documentation: ${current}`}
        onClick={() => setIsOpen(!isOpen)}>
        {current}
      </button>
      {isOpen && (
        <div className={styles.popover}>
          <Choices id={id} choices={choices} onChoose={close} />
        </div>
      )}
    </div>
  );
}

export default function VersionSwitch({mobile = false}: Props): ReactNode {
  return mobile ? <MobileSwitch /> : <DesktopSwitch />;
}

import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useThemeConfig} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** One icon for three modes; behaviour.ts switches, and names the current mode. */
export default function ColourModeToggle({className}: {className?: string}): ReactNode {
  const {disableSwitch} = useThemeConfig().colorMode;
  if (disableSwitch) return null;
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx('jsOnly iconButton', styles.button)}
        data-colour-mode=""
        title="system mode"
        aria-label="Switch between dark and light mode (currently system mode)">
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <circle cx="10" cy="10" r="7" className={styles.disc} />
          <path d="M10 3a7 7 0 0 1 0 14z" className={styles.half} />
        </svg>
      </button>
    </div>
  );
}

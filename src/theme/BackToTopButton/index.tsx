// Change: hidden in the HTML; src/theme/BackToTopButton/behaviour.ts shows it to a reader who scrolls back up.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';

export default function BackToTopButton(): ReactNode {
  return (
    <button
      type="button"
      className={clsx('jsOnly outlined', ThemeClassNames.common.backToTopButton)}
      data-back-to-top=""
      aria-label="Scroll back to top"
      hidden>
      <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="M4 12.5l6-6 6 6" />
      </svg>
    </button>
  );
}

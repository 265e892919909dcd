// Change: enabled in the HTML; src/page/behaviours/colourMode.ts switches to the next mode, and names the current one.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import type {Props} from '@theme/ColorModeToggle';
import styles from './styles.module.css';

export default function ColorModeToggle({className, buttonClassName}: Props): ReactNode {
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx('jsOnly', styles.button, buttonClassName)}
        data-colour-mode=""
        title="system mode"
        aria-label="Switch between dark and light mode (currently system mode)">
        {/* The style sheet shows the icon of the current mode. */}
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
        <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
      </button>
    </div>
  );
}

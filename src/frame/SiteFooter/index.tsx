import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import DocsLink from '@site/src/shared/DocsLink';
import ProblemLink from '../ProblemLink';
import Wordmark from '../Wordmark';
import {
  footerGroups,
  footerLinks,
  footerTagline,
  type FooterGroup,
  type FooterItem,
} from '@site/config/navigation';
import {withoutSlash} from '@site/config/address';
import {editAddress} from '@site/config/repository';
import {site} from '@site/config/site';
import {FRAME, parts, type FrameData} from '../sources';
import styles from './styles.module.css';

function Item({label, to}: FooterItem): ReactNode {
  if (to !== undefined) {
    return (
      <li>
        <DocsLink to={to}>{label}</DocsLink>
      </li>
    );
  }
  return (
    <li className={styles.planned}>
      {label}&nbsp;<span>planned</span>
    </li>
  );
}

function Group({title, items}: FooterGroup): ReactNode {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <p id={id} className="heading">
        {title}
      </p>
      <ul className={styles.items}>
        {items.map((item) => (
          <Item key={item.label} {...item} />
        ))}
      </ul>
    </nav>
  );
}

/** How to correct a page outside the docs; a docs page has this below its text. */
function ThisPage(): ReactNode {
  const {pathname} = useLocation();
  const path = withoutSlash(pathname) || '/';
  const file = (usePluginData(FRAME) as FrameData).pages[path];
  if (file === undefined) return null;
  return (
    <ul className={clsx('wrapping', styles.own)} aria-label="This page">
      <li>
        <a href={editAddress(file)}>Edit this page</a>
      </li>
      {(parts[path] ?? []).map((part) => (
        <li key={part.path}>
          <a href={editAddress(part.path)}>Edit its {part.name}</a>
        </li>
      ))}
      <li>
        <ProblemLink problem={{title: path === '/' ? 'Landing page' : path, page: path}} isAtFoot />
      </li>
    </ul>
  );
}

export default function SiteFooter(): ReactNode {
  return (
    <footer className={clsx('theme-layout-footer screenOnly muted', styles.footer)}>
      <div className={clsx('fault', styles.line)} />
      <div className={styles.content}>
        <div className={styles.brand}>
          <Link to="/" aria-label={`${site.name}, home`}>
            <Wordmark className={styles.wordmark} />
          </Link>
          <p>{footerTagline}</p>
          <ul className={clsx('wrapping', styles.own)} aria-label="This site">
            {footerLinks.map(({label, to}) => (
              <li key={label}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            {/* The button opens the list of shortcuts (src/frame/Shortcuts/behaviour.ts). */}
            <li>
              <button type="button" className="jsOnly" data-shortcuts="" aria-haspopup="dialog">
                Keyboard shortcuts
              </button>
              <span role="status" className="visuallyHidden" data-shortcut-said="" />
            </li>
          </ul>
          <ThisPage />
        </div>
        {footerGroups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
    </footer>
  );
}

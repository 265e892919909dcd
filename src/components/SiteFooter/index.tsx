import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import DocsLink from '@site/src/components/DocsLink';
import Shortcuts from '@site/src/components/Shortcuts';
import Wordmark from '@site/src/components/Wordmark';
import {footerGroups, footerTagline, type FooterGroup, type FooterItem} from '@site/config/footer';
import {site} from '@site/config/site';
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
      {label} <span>planned</span>
    </li>
  );
}

function Group({title, items}: FooterGroup): ReactNode {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={styles.title}>
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

export default function SiteFooter(): ReactNode {
  return (
    <footer className={`theme-layout-footer ${styles.footer}`}>
      <div className={`fault ${styles.line}`} />
      <div className={styles.content}>
        <div className={styles.brand}>
          <Link to="/" aria-label={`${site.name}, home`}>
            <Wordmark className={styles.wordmark} />
          </Link>
          <p>{footerTagline}</p>
          <ul className={styles.own} aria-label="This site">
            <li>
              <Link to="/changelog">Changelog</Link>
            </li>
            <li>
              <Shortcuts />
            </li>
          </ul>
        </div>
        {footerGroups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
    </footer>
  );
}

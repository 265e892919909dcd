// Change: a plain list of the pages of the group, without the cards of the theme.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  useCurrentSidebarCategory,
  useDocById,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import Heading from '@theme/Heading';
import styles from '@site/src/frame/columns.module.css';

function Entry({item}: {item: PropSidebarItem}): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html' || item.href === undefined) return null;
  const description = item.description ?? doc?.description;
  return (
    <li>
      <Link to={item.href}>{item.label}</Link>
      {description !== undefined && `: ${description}`}
    </li>
  );
}

export default function DocCategoryGeneratedIndexPage({categoryGeneratedIndex}: Props): ReactNode {
  const {title, description, keywords, image, permalink} = categoryGeneratedIndex;
  const items = useVisibleSidebarItems(useCurrentSidebarCategory().items, permalink);
  return (
    <div className={styles.page}>
      <PageMetadata title={title} description={description} keywords={keywords} image={image} />
      <div className={styles.text}>
        <article>
          <DocBreadcrumbs />
          <div className={`${ThemeClassNames.docs.docMarkdown} markdown`}>
            <Heading as="h1">{title}</Heading>
            {description !== undefined && <p>{description}</p>}
            <ul>
              {items.map((item, index) => (
                <Entry key={index} item={item} />
              ))}
            </ul>
          </div>
        </article>
      </div>
    </div>
  );
}

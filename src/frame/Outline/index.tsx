import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import PageText from '@site/src/text/PageText';
import ProblemLink, {useDocProblem} from '../ProblemLink';
import DocsLink from '@site/src/shared/DocsLink';
import {WHICH_VERSION} from '@site/config/site';
import styles from './styles.module.css';

/** The headings of the levels that the page, or the site, asks for. */
function useHeadings(): TOCItem[] {
  const {toc, frontMatter} = useDoc();
  const {minHeadingLevel, maxHeadingLevel} = useThemeConfig().tableOfContents;
  const {hide_table_of_contents: isHidden} = frontMatter;
  const {toc_min_heading_level: min = minHeadingLevel, toc_max_heading_level: max = maxHeadingLevel} =
    frontMatter;
  return isHidden ? [] : toc.filter(({level}) => level >= min && level <= max);
}

function Version(): ReactNode {
  const {label, isLast} = useDocsVersion();
  return (
    <p className="quiet flush">
      Version{' '}
      <DocsLink to={WHICH_VERSION} title="Which version is which">
        {label}
      </DocsLink>
      {isLast && ', the latest'}
    </p>
  );
}

/** Links to headings; the one being read is marked (src/frame/Outline/behaviour.ts). */
function Headings({headings}: {headings: readonly TOCItem[]}): ReactNode {
  return (
    <ul className="outline" data-outline="">
      {headings.map(({id, level, value}) => (
        <li key={id}>
          <a
            href={`#${id}`}
            style={level > 2 ? ({'--level': level} as CSSProperties) : undefined}
            // The heading as the compiler's HTML, which may contain code.
            dangerouslySetInnerHTML={{__html: value}}
          />
        </li>
      ))}
    </ul>
  );
}

interface Props {
  headings: readonly TOCItem[];
  /** Above the links. */
  children?: ReactNode;
}

/** Beside the text on wide screens. */
export function Panel({headings, children}: Props): ReactNode {
  return (
    <div className={styles.panel}>
      {children}
      {headings.length > 0 && (
        <nav aria-labelledby="Rift-outline-title">
          <p id="Rift-outline-title" className={clsx('heading', styles.title)}>
            On this page
          </p>
          <Headings headings={headings} />
        </nav>
      )}
    </div>
  );
}

/** Above the text on narrow screens. */
export function Disclosure({headings, children}: Props): ReactNode {
  return (
    <div className={clsx('screenOnly', styles.disclosure)}>
      {children}
      {headings.length > 0 && (
        <details>
          <summary>On this page</summary>
          <nav aria-label="On this page">
            <Headings headings={headings} />
          </nav>
        </details>
      )}
    </div>
  );
}

export function OutlinePanel(): ReactNode {
  return (
    <Panel headings={useHeadings()}>
      <Version />
      <PageText />
      <ProblemLink problem={useDocProblem()} className="quiet finger" />
    </Panel>
  );
}

export function OutlineDisclosure(): ReactNode {
  return (
    <Disclosure headings={useHeadings()}>
      <Version />
      <PageText />
    </Disclosure>
  );
}

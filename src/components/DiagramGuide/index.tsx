import {useMemo, type ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import Heading from '@theme/Heading';
import Mermaid from '@theme/Mermaid';
import DiagramDraft from '@site/src/components/DiagramDraft';
import {Headings} from '@site/src/components/Outline';
import {sections} from './content';
import type {Example} from './example';
import Rules from './Rules';
import styles from './styles.module.css';

interface Props {
  examples: readonly Example[];
}

function outlineOf(examples: Props['examples']): TOCItem[] {
  const items = (list: readonly {id: string; title: string}[], level: number) =>
    list.map(({id, title}) => ({id, value: title, level}));
  return [...items(Object.values(sections), 2), ...items(examples, 3)];
}

function ExampleOf({id, title, use, source}: Example): ReactNode {
  return (
    <>
      <Heading as="h3" id={id}>
        {title}
      </Heading>
      <p>{use}</p>
      <Mermaid value={source} />
    </>
  );
}

/** How to write a diagram, a box to try one, and an example of every kind. */
export default function DiagramGuide({examples}: Props): ReactNode {
  const outline = useMemo(() => outlineOf(examples), [examples]);
  return (
    <main className={styles.main}>
      <div className={styles.page}>
        <div className="markdown">
          <Heading as="h1">Diagrams</Heading>
          <details className={styles.disclosure}>
            <summary>On this page</summary>
            <nav aria-label="On this page">
              <Headings headings={outline} />
            </nav>
          </details>
          <p>
            A diagram of this documentation is a text in a fenced block. The page shows it as a picture, as
            its source and in words.
          </p>
          <Heading as="h2" id={sections.rules.id}>
            {sections.rules.title}
          </Heading>
          <Rules />
          <Heading as="h2" id={sections.draft.id}>
            {sections.draft.title}
          </Heading>
          <p>Type or paste a diagram. Nothing of it leaves this page.</p>
          <DiagramDraft />
          <Heading as="h2" id={sections.gallery.id}>
            {sections.gallery.title}
          </Heading>
          <p>
            These are the {examples.length} kinds that the site draws. Numbers, scores and places on a scale
            that the documentation does not state are illustrative.
          </p>
          {examples.map((example) => (
            <ExampleOf key={example.id} {...example} />
          ))}
        </div>
        <aside className={styles.outline} aria-label="About this page">
          <nav aria-label="On this page" className="thin-scrollbar">
            <Headings headings={outline} />
          </nav>
        </aside>
      </div>
    </main>
  );
}

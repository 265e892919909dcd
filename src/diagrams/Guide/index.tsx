import type {ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import Heading from '@theme/Heading';
import Mermaid from '@theme/Mermaid';
import DiagramDraft from '../Draft';
import Guide from '@site/src/contributing/Guide';
import Island from '@site/src/page/Island';
import {sections} from './content';
import type {Example} from './example';
import Rules from './Rules';

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
  return (
    <Guide title="Diagrams" outline={outlineOf(examples)}>
      <p>
        A diagram of this documentation is a text in a fenced block. The page shows it as a picture, as its
        source and in words.
      </p>
      <Heading as="h2" id={sections.rules.id}>
        {sections.rules.title}
      </Heading>
      <Rules />
      <Heading as="h2" id={sections.draft.id}>
        {sections.draft.title}
      </Heading>
      <p>Type or paste a diagram. Nothing of it leaves this page.</p>
      <Island name="DiagramDraft" component={DiagramDraft} props={{}} wake="near" />
      <Heading as="h2" id={sections.gallery.id}>
        {sections.gallery.title}
      </Heading>
      <p>
        These are the {examples.length} kinds that the site draws. Numbers, scores and places on a scale that
        the documentation does not state are illustrative.
      </p>
      {examples.map((example) => (
        <ExampleOf key={example.id} {...example} />
      ))}
    </Guide>
  );
}

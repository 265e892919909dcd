import {Fragment, type ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import Heading from '@theme/Heading';
import Mermaid from '@theme/Mermaid';
import DiagramDraft from '../Draft';
import Guide from '@site/src/contributing/Guide';
import Island from '@site/src/page/Island';
import {sections} from './content';
import {examples} from './examples';
import Rules from './Rules';
import {samples} from './samples';

const outline: TOCItem[] = [
  ...Object.values(sections).map(({id, title}) => ({id, value: title, level: 2})),
  ...examples.map(({sample, title}) => ({id: sample, value: title, level: 3})),
];

/** How to write a diagram, a box to try one, and an example of every kind. */
export default function DiagramGuide(): ReactNode {
  return (
    <Guide title="Diagrams" outline={outline}>
      <p>
        A diagram of this documentation is a text in a fenced block. The page shows it drawn, as its source
        and in words.
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
      {examples.map(({sample, title, use}) => (
        <Fragment key={sample}>
          <Heading as="h3" id={sample}>
            {title}
          </Heading>
          <p>{use}</p>
          <Mermaid value={samples[sample]} />
        </Fragment>
      ))}
    </Guide>
  );
}

import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {checks, fence} from '../content';

/** What a diagram must have, and how to see whether it has. */
export default function Rules(): ReactNode {
  return (
    <>
      <CodeBlock language="markdown">{fence}</CodeBlock>
      <ul>
        <li>
          <strong>A name.</strong> <code>accTitle: …</code> says what the diagram shows, not what kind of
          diagram it is.
        </li>
        <li>
          <strong>Words.</strong> <code>accDescr: …</code> says what a reader takes from the diagram, in one
          to three sentences.
        </li>
        <li>
          <strong>Where a grammar has neither,</strong> as that of a mind map, write both as comments:{' '}
          <code>%% accTitle: …</code> and <code>%% accDescr: …</code>.
        </li>
        <li>
          <strong>A height.</strong> The comment <code>%% height: 141</code> keeps the place of the diagram
          free, so that no text moves when it is drawn. It is the height in pixels in a column of text on a
          wide screen; the box below measures it.
        </li>
        <li>
          <strong>No colours of its own.</strong> Neither <code>style</code> nor <code>classDef</code> nor a
          theme: every kind wears the colours of the site. In flowcharts <code>:::success</code> and{' '}
          <code>:::failure</code> mark the ends of the two tracks, and a dotted arrow is the way to a failure.
        </li>
        <li>
          <strong>A size that can be read.</strong> A column of text is 680 pixels wide, and a wider diagram
          shrinks to it: above 1000 pixels its labels get too small, so let a long one run from top to bottom.
          On a phone the diagram keeps its labels and scrolls sideways.
        </li>
        <li>
          <strong>At most 50,000 characters.</strong> Mermaid draws nothing beyond.
        </li>
      </ul>
      <p>
        The checks read every diagram as the browser will. A problem is one line with the file, the line in it
        and what is wrong, and <code>npm test</code> fails.
      </p>
      <CodeBlock language="bash">{checks}</CodeBlock>
    </>
  );
}

// Change: the buttons are in the HTML, and work without React: src/theme/CodeBlock/behaviour.ts and copying.ts. Browsers do not
// translate code, so that it is copied unchanged.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import type {Props} from '@theme/CodeBlock/Layout';

const WRAP = 'M2.5 4h15M2.5 10h12a2.75 2.75 0 0 1 0 5.5H11m2.2-2.2L11 15.5l2.2 2.2M2.5 15.5h5';
const SHEETS = 'M7 7h10.5v10.5H7zM13.5 7V2.5h-11v11H7';
const TICK = 'M3.5 10.5l4.4 4.4 8.6-9.8';

function Buttons(): ReactNode {
  return (
    <div className="jsOnly buttonGroup">
      <button
        type="button"
        className="quiet"
        hidden
        data-wrap=""
        aria-pressed="false"
        aria-label="Toggle word wrap"
        title="Toggle word wrap">
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d={WRAP} />
        </svg>
      </button>
      <button
        type="button"
        className="quiet"
        data-copy=""
        data-copy-from="pre code"
        aria-label="Copy code to clipboard"
        title="Copy">
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d={SHEETS} />
          <path className="tick" d={TICK} />
        </svg>
      </button>
    </div>
  );
}

export default function CodeBlockLayout({className}: Props): ReactNode {
  const {title, className: ofPage} = useCodeBlockContext().metadata;
  return (
    <Container as="div" className={clsx(className, ofPage)} translate="no">
      {title && <div className="codeBlockTitle">{title}</div>}
      <div className="codeBlockContent">
        <Content />
        <Buttons />
      </div>
    </Container>
  );
}

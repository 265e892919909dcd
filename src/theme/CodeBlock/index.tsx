// Change: every block has a title bar with the buttons; without a file name it shows the language. The path of a
// file breaks between its folders.
import type {ReactNode} from 'react';
import CodeBlock from '@theme-original/CodeBlock';
import type {Props} from '@theme/CodeBlock';
import {languageNames} from '@site/config/prism';
import Path from '@site/src/shared/Path';

const TITLE = /\btitle=(["'])(.*?)\1/;

/**
 * The title from the page, otherwise the language if it is known. If a sample behaves differently in 1.0.0, the title says so, so
 * that readers know before they copy it.
 */
function titleOf({title, metastring = '', className, language}: Props): ReactNode {
  const [, , ofPage] = TITLE.exec(metastring) ?? [];
  const name =
    title ?? ofPage ?? languageNames[language ?? /language-(\w+)/.exec(className ?? '')?.[1] ?? ''];
  const [, issue] = /\bknown="([^"]+)"/.exec(metastring) ?? [];
  if (typeof name !== 'string') return name;
  return <Path>{issue === undefined ? name : `${name}, not in 1.0.0: see ${issue}`}</Path>;
}

export default function TitledCodeBlock({children, metastring = '', ...props}: Props): ReactNode {
  return (
    <CodeBlock
      {...props}
      metastring={metastring.replace(TITLE, '')}
      title={titleOf({children, metastring, ...props})}>
      {children}
    </CodeBlock>
  );
}

// Change: every block has a title bar, in which the buttons stand: without a file name it says the language.
import type {ReactNode} from 'react';
import CodeBlock from '@theme-original/CodeBlock';
import type {Props} from '@theme/CodeBlock';
import {languageNames} from '@site/config/prism';

const TITLE = /\btitle=(["'])(.*?)\1/;

/**
 * The title that the page gives, otherwise the language where it is a known one. A sample that 1.0.0 answers otherwise says so
 * before it is copied.
 */
function titleOf({title, metastring = '', className, language}: Props): ReactNode {
  const [, , ofPage] = TITLE.exec(metastring) ?? [];
  const name =
    title ?? ofPage ?? languageNames[language ?? /language-(\w+)/.exec(className ?? '')?.[1] ?? ''];
  const [, issue] = /\bknown="([^"]+)"/.exec(metastring) ?? [];
  return issue === undefined || typeof name !== 'string' ? name : `${name}, not in 1.0.0: see ${issue}`;
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

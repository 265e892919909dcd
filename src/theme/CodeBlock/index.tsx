// Change: the tenant is filled in before the code is highlighted and copied, and every block has a title bar, in which the
// buttons stand: without a file name it says the language.
import {useMemo, type ReactNode} from 'react';
import CodeBlock from '@theme-original/CodeBlock';
import type {Props} from '@theme/CodeBlock';
import {languageNames} from '@site/config/prism';
import {Places} from '@site/src/components/TenantMark/places';
import {useTenantUid} from '@site/src/hooks/useTenantUid';
import {fill, hasPlaceholder} from '@site/src/utils/tenant';
import './languages';

function FilledCodeBlock({children, metastring, title, ...props}: Props): ReactNode {
  const uid = useTenantUid();
  const code = typeof children === 'string' ? children : '';
  const {text, places} = useMemo(() => fill(code, uid), [code, uid]);
  return (
    <Places value={places}>
      <CodeBlock
        {...props}
        metastring={metastring === undefined ? undefined : fill(metastring, uid).text}
        title={typeof title === 'string' ? fill(title, uid).text : title}>
        {text}
      </CodeBlock>
    </Places>
  );
}

/** The title that the page gives, otherwise the language where it is a known one. */
function titleOf({title, metastring, className, language}: Props): ReactNode {
  if (title !== undefined || /\btitle=/.test(metastring ?? '')) return title;
  return languageNames[language ?? /language-(\w+)/.exec(className ?? '')?.[1] ?? ''];
}

export default function TitledCodeBlock(props: Props): ReactNode {
  const {children, metastring} = props;
  const title = titleOf(props);
  const shows = [children, metastring, title].some(
    (part) => typeof part === 'string' && hasPlaceholder(part),
  );
  const Block = shows && typeof children === 'string' ? FilledCodeBlock : CodeBlock;
  return <Block {...props} title={title} />;
}

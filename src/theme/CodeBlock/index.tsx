// Change: the tenant is filled in before the code is highlighted and copied.
import {useMemo, type ReactNode} from 'react';
import CodeBlock from '@theme-original/CodeBlock';
import type {Props} from '@theme/CodeBlock';
import {Places} from '@site/src/components/TenantMark/places';
import {useTenantUid} from '@site/src/hooks/useTenantUid';
import {fill, hasPlaceholder} from '@site/src/utils/tenant';

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

export default function CodeBlockOfTenant(props: Props): ReactNode {
  const {children, metastring, title} = props;
  const shows = [children, metastring, title].some(
    (part) => typeof part === 'string' && hasPlaceholder(part),
  );
  return shows && typeof children === 'string' ? <FilledCodeBlock {...props} /> : <CodeBlock {...props} />;
}

// Change: what was filled in for the tenant is marked, also where it is a part of a token or spans several.
import {use, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Line/Token';
import TenantMark from '@site/src/frame/TenantMark';
import {Places} from '@site/src/frame/tenantPlaces';
import {cut} from '@site/src/shared/tenant';

export default function CodeBlockLineToken({line, token, children, ...props}: Props): ReactNode {
  const places = use(Places);
  const textOf = (tokens: Props['line']) => tokens.map(({content}) => content).join('');
  const ranges = places.size > 0 ? places.get(textOf(line)) : undefined;
  if (!ranges) return <span {...props}>{children}</span>;
  const offset = textOf(line.slice(0, line.indexOf(token))).length;
  return (
    <span {...props}>
      {cut(token.content, offset, ranges).map(({text, filled}, index) =>
        filled ? (
          <TenantMark key={index} part={filled}>
            {text}
          </TenantMark>
        ) : (
          text
        ),
      )}
    </span>
  );
}

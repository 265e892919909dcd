// Change: a token has one class, and plain text none. What was filled in for the tenant is marked, also where it is a part of a
// token or spans several.
import {use, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Line/Token';
import {roleOf} from '@site/config/prism';
import TenantMark from '@site/src/frame/TenantMark';
import {Places} from '@site/src/frame/tenantPlaces';
import {cut} from '@site/src/shared/tenant';

function useMarked({line, token}: Pick<Props, 'line' | 'token'>): ReactNode {
  const places = use(Places);
  const textOf = (tokens: Props['line']) => tokens.map(({content}) => content).join('');
  const ranges = places.size > 0 ? places.get(textOf(line)) : undefined;
  if (!ranges) return token.content;
  const offset = textOf(line.slice(0, line.indexOf(token))).length;
  return cut(token.content, offset, ranges).map(({text, filled}, index) =>
    filled ? (
      <TenantMark key={index} part={filled}>
        {text}
      </TenantMark>
    ) : (
      text
    ),
  );
}

export default function CodeBlockLineToken({line, token}: Props): ReactNode {
  const content = useMarked({line, token});
  const role = roleOf(token.types);
  return role === undefined ? content : <span className={role}>{content}</span>;
}

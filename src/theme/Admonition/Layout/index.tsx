// Change: no icon. A note has a label in words.
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition/Layout';

const {admonition, admonitionType} = ThemeClassNames.common;

export default function AdmonitionLayout({type, title, children, id}: Props): ReactNode {
  return (
    <div className={`${admonition} ${admonitionType(type)}`} id={id}>
      {title && <div className="admonitionHeading">{title}</div>}
      {children && <div className="admonitionContent">{children}</div>}
    </div>
  );
}

// Change: Tabs renders the panel.
import type {ReactNode} from 'react';
import type {Props} from '@theme/TabItem';

export default function TabItem({className, children}: Props): ReactNode {
  return className === undefined ? children : <div className={className}>{children}</div>;
}

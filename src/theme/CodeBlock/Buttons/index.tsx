// Change: the buttons are in the HTML, and work without React.
import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Buttons';
import CodeButtons from '@site/src/shared/CodeButtons';

export default function CodeBlockButtons({className}: Props): ReactNode {
  return <CodeButtons {...(className !== undefined && {className})} />;
}

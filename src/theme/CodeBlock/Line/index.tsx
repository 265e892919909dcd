// Change: neighbouring tokens of the same colour share an element, whose one class is their role; plain text has none.
// The number of a line is drawn by the style sheet, so it is not copied.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/CodeBlock/Line';
import {partsOf, roleOf} from '@site/config/prism';

export default function CodeBlockLine({line, classNames, showLineNumbers, getLineProps}: Props): ReactNode {
  return (
    <div {...getLineProps({line, className: clsx(classNames, showLineNumbers && 'numbered')})}>
      {partsOf(line, roleOf).map(({name, text}, index) =>
        name === undefined ? (
          text
        ) : (
          <span key={index} className={name}>
            {text}
          </span>
        ),
      )}
      <br />
    </div>
  );
}

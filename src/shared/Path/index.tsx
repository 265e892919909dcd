import {Fragment, type ReactNode} from 'react';

/** A path that may break after each of its slashes. */
export default function Path({children}: {children: string}): ReactNode {
  return children.split(/(?<=\/)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

import {useId, type ReactNode} from 'react';
import {ABOVE, BELOW, LETTERS, STEP, VIEW_BOX} from '@site/src/shared/wordmarkShape';

interface Props {
  className?: string;
}

/** The name, cut once by a slanted line. Decorative: the link around it needs a name of its own. */
export default function Wordmark({className}: Props): ReactNode {
  const id = useId();
  return (
    <svg className={className} viewBox={VIEW_BOX} fill="currentColor" aria-hidden="true" focusable="false">
      <clipPath id={`${id}above`}>
        <path d={ABOVE} />
      </clipPath>
      <clipPath id={`${id}below`}>
        <path d={BELOW} />
      </clipPath>
      <path d={LETTERS} clipPath={`url(#${id}above)`} />
      <g transform={`translate(${STEP} 0)`}>
        <path d={LETTERS} clipPath={`url(#${id}below)`} />
      </g>
    </svg>
  );
}

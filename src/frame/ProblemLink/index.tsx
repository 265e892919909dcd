import type {ReactNode} from 'react';
import {problemAddress, type Problem} from '@site/config/repository';

interface Props {
  problem: Omit<Problem, 'heading'>;
  isAtFoot?: boolean;
  className?: string;
}

/** A link to a new issue about this page. src/page/behaviours/problems.ts adds the heading. */
export default function ProblemLink({problem, isAtFoot = false, className}: Props): ReactNode {
  return (
    <a
      href={problemAddress(problem)}
      className={className}
      data-problem={JSON.stringify(problem)}
      data-at-foot={isAtFoot ? '' : undefined}>
      Report a problem
    </a>
  );
}

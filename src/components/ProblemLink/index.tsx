import type {ReactNode, SyntheticEvent} from 'react';
import {problemAddress, type Problem} from '@site/config/repository';
import {placeRead} from './placeRead';

interface Props {
  problem: Omit<Problem, 'heading'>;
  /** Whether it stands below what there is to read. */
  isAtFoot?: boolean;
  className?: string;
}

/** A link to a report that only waits for its words. Without script it lacks the heading. */
export default function ProblemLink({problem, isAtFoot = false, className}: Props): ReactNode {
  const aim = ({currentTarget}: SyntheticEvent<HTMLAnchorElement>) => {
    // The browser reads the address once the handlers are done, also for a new tab or its own menu.
    currentTarget.href = problemAddress({...problem, heading: placeRead(isAtFoot)});
  };
  return (
    <a href={problemAddress(problem)} className={className} onPointerDown={aim} onClick={aim}>
      Report a problem
    </a>
  );
}

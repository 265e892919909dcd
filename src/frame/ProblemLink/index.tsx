import type {ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {withoutSlash} from '@site/config/address';
import {problemAddress, type Problem} from '@site/config/repository';

/** What a problem with the page of the docs being rendered is about. */
export function useDocProblem(): Problem {
  const {metadata} = useDoc();
  const {label} = useDocsVersion();
  return {title: `${metadata.title} (${label})`, page: withoutSlash(metadata.permalink), version: label};
}

interface Props {
  problem: Omit<Problem, 'heading'>;
  isAtFoot?: boolean;
  className?: string;
}

/** A link to a new issue about this page. src/frame/places.ts adds the heading. */
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

import type {ReactNode} from 'react';
import {KnownIssue} from '@site/src/labs/controls';
import type {IssueId} from '@site/src/labs/issues';
import type {Method} from '@site/src/labs/model/chain';

const DEFECTS: Readonly<Partial<Record<Method, {id: IssueId; words: string}>>> = {
  map: {id: 'k-01', words: 'raises a TypeError on a success'},
  merge: {id: 'k-02', words: 'raises a TypeError on two successes'},
};

/** What 1.0.0 does at a method, where it is something else. */
export default function Defect({method}: {method: Method}): ReactNode {
  const defect = DEFECTS[method];
  if (!defect) return null;
  return (
    <KnownIssue id={defect.id}>
      <code>{method}</code> {defect.words}
    </KnownIssue>
  );
}

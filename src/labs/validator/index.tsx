import type {ReactNode} from 'react';
import Island from '@site/src/page/Island';
import Lab from '../Lab';
import Bench from './Bench';

const HEIGHT = {narrow: '155.5rem', medium: '84.75rem', wide: '77rem'};

/** Checks an input of the reader's against a schema of theirs, field by field. */
export default function ValidatorBench(): ReactNode {
  return (
    <Lab id="validator-bench" height={HEIGHT}>
      {(place) => <Island name="ValidatorBench" component={Bench} props={place} />}
    </Lab>
  );
}

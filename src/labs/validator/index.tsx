import type {ReactNode} from 'react';
import Island from '@site/src/page/Island';
import Lab from '../Lab';
import Bench from './Bench';

const HEIGHT = {narrow: '146rem', medium: '129.5rem', wide: '94rem'};

/** Checks an input of the reader's against a schema of theirs, field by field. */
export default function ValidatorBench(): ReactNode {
  return (
    <Lab id="validator-bench" title="Validator bench" height={HEIGHT}>
      {(place) => <Island name="ValidatorBench" component={Bench} props={place} />}
    </Lab>
  );
}

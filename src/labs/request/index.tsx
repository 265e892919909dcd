import type {ReactNode} from 'react';
import Island from '@site/src/page/Island';
import Lab from '../Lab';
import Instrument from './Instrument';
import type {Row} from './rows';

const HEIGHT = {narrow: '73.5rem', medium: '45.75rem', wide: '45.75rem'};

interface Props {
  /** The catalogue of errors of the version that is being read. */
  errors: readonly Row[];
}

/** The way of a request through the router, to try out. */
export default function RequestWalk({errors}: Props): ReactNode {
  return (
    <Lab id="request-walk" height={HEIGHT}>
      {(place) => <Island name="RequestWalk" component={Instrument} props={{...place, rows: errors}} />}
    </Lab>
  );
}

import type {ReactNode} from 'react';
import Island from '@site/src/page/Island';
import Lab from '../Lab';
import Instrument from './Instrument';
import type {Row} from './rows';

interface Props {
  /** The catalogue of errors of the version that is being read. */
  errors: readonly Row[];
}

/** The way of a request through the router, to try out. */
export default function RequestWalk({errors}: Props): ReactNode {
  return (
    <Lab id="request-walk" title="Request walk" height={{narrow: '97rem', medium: '88.5rem', wide: '54rem'}}>
      {(place) => <Island name="RequestWalk" component={Instrument} props={{...place, rows: errors}} />}
    </Lab>
  );
}

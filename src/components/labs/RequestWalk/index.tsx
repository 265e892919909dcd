import {useState, type ReactNode} from 'react';
import Lab from '../Lab';
import type {Row} from './rows';

interface Props {
  /** Brings the catalogue of errors of the version that is being read. */
  errors: () => Promise<{default: readonly Row[]}>;
}

/** The way of a request through the router, to try out. */
export default function RequestWalk({errors}: Props): ReactNode {
  // A page may write the function anew at each rendering.
  const [load] = useState(() => async () => {
    const [{default: Instrument}, {default: rows}] = await Promise.all([import('./Instrument'), errors()]);
    return {default: () => <Instrument rows={rows} />};
  });
  return (
    <Lab
      id="request-walk"
      title="Request walk"
      height={{narrow: '92rem', medium: '84rem', wide: '51rem'}}
      load={load}
    />
  );
}

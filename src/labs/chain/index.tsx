import type {ReactNode} from 'react';
import Island from '@site/src/page/Island';
import Lab from '../Lab';
import Builder from './Builder';

const HEIGHT = {narrow: '128.75rem', medium: '127rem', wide: '72.75rem'};

/** A chain of results to build and to step through. */
export default function ChainLab(): ReactNode {
  return (
    <Lab id="chain-lab" title="Chain lab" height={HEIGHT}>
      {(place) => <Island name="ChainLab" component={Builder} props={place} />}
    </Lab>
  );
}

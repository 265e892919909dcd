import type {ReactNode} from 'react';
import Island from '@site/src/page/Island';
import Lab from '../Lab';
import Builder from './Builder';

const HEIGHT = {narrow: '115.25rem', medium: '78.25rem', wide: '48rem'};

/** A chain of results to build and to step through. */
export default function ChainLab(): ReactNode {
  return (
    <Lab id="chain-lab" height={HEIGHT}>
      {(place) => <Island name="ChainLab" component={Builder} props={place} />}
    </Lab>
  );
}

import type {ReactNode} from 'react';
import Island from '@site/src/page/Island';
import Lab from '../Lab';
import Builder from './Builder';

const HEIGHT = {narrow: '128.25rem', medium: '126.75rem', wide: '72.25rem'};

/** A chain of results to build and to step through. */
export default function ChainLab(): ReactNode {
  return (
    <Lab id="chain-lab" title="Chain lab" height={HEIGHT}>
      {(place) => <Island name="ChainLab" component={Builder} props={place} />}
    </Lab>
  );
}

import type {ReactNode} from 'react';
import Island from '@site/src/page/Island';
import Lab from '../Lab';
import Builder from './Builder';

const HEIGHT = {narrow: '105.5rem', medium: '76rem', wide: '58.75rem'};

/** A chain of results to build and to step through. */
export default function ChainLab(): ReactNode {
  return (
    <Lab id="chain-lab" height={HEIGHT}>
      {(place) => <Island name="ChainLab" component={Builder} props={place} />}
    </Lab>
  );
}

import type {ReactNode} from 'react';
import Island from '@site/src/page/Island';
import Lab from '../Lab';
import Reader from './Reader';

const HEIGHT = {narrow: '106.75rem', medium: '78.5rem', wide: '55rem'};

/** On the page of the benchmark: its table as a chart, and as time per request once the reader supposes what it leaves out. */
export default function BenchmarkReader(): ReactNode {
  return (
    <Lab
      id="benchmark-reader"
      statement="Arithmetic on the published table: nothing here measures anything."
      height={HEIGHT}>
      {(place) => <Island name="BenchmarkReader" component={Reader} props={place} />}
    </Lab>
  );
}

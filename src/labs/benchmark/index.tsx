import type {ReactNode} from 'react';
import Island from '@site/src/page/Island';
import Lab from '../Lab';
import Reader from './Reader';

/** On the page of the benchmark: its table as a chart, and as time per request once the reader supposes what it leaves out. */
export default function BenchmarkReader(): ReactNode {
  return (
    <Lab
      id="benchmark-reader"
      title="Benchmark reader"
      statement="Arithmetic on the published table: nothing here measures anything."
      height={{narrow: '116.5rem', medium: '97.5rem', wide: '82.75rem'}}>
      {(place) => <Island name="BenchmarkReader" component={Reader} props={place} />}
    </Lab>
  );
}

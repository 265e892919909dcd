import type {ReactNode} from 'react';
import Lab from '../Lab';

const load = () => import('./Builder');

const HEIGHT = {narrow: '128.25rem', medium: '126.75rem', wide: '72.25rem'};

/** A chain of results to build and to step through. */
export default function ChainLab(): ReactNode {
  return <Lab id="chain-lab" title="Chain lab" height={HEIGHT} load={load} />;
}

import type {ReactNode} from 'react';
import Island from '@site/src/page/Island';
import Section from '../Section';
import {frame} from './content';
import Examples from './Examples';

export default function CodeShowcase(): ReactNode {
  return (
    <Section {...frame} ground="raised">
      <Island name="Examples" component={Examples} props={{}} wake="near" />
    </Section>
  );
}

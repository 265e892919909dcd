import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import Sample from '../Sample';
import Section from '../Section';
import {chain, exceptions, intro, note, type Way} from './content';
import chainSource from './samples/chain.php?raw';
import exceptionsSource from './samples/exceptions.php?raw';
import shared from '../shared.module.css';

/** A sample without its imports. */
const bodyOf = (source: string) => source.slice(source.indexOf('function'));

function WayOut({title, type, caller, source}: Way & {source: string}): ReactNode {
  return (
    <div>
      <Heading as="h3" className={shared.heading}>
        {title}
      </Heading>
      <p className={shared.text}>
        The caller sees <code>{type}</code>
        {caller}
      </p>
      <Sample language="php">{bodyOf(source)}</Sample>
    </div>
  );
}

export default function Contract(): ReactNode {
  return (
    <Section {...intro}>
      <div className={clsx(shared.grid, shared.halves)}>
        <WayOut {...exceptions} source={exceptionsSource} />
        <WayOut {...chain} source={chainSource} />
      </div>
      <p className="quiet flush">{note}</p>
    </Section>
  );
}

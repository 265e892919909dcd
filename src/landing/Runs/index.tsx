import type {ReactNode} from 'react';
import Player from '@site/src/runs/Player';
import DocsLink from '@site/src/shared/DocsLink';
import Section from '../Section';
import {intro, map, method} from './content';
import shared from '../shared.module.css';

/** A recorded run. */
export default function Runs(): ReactNode {
  return (
    <Section {...intro}>
      <Player id="map" run={map}>
        <DocsLink to={method.to} className={shared.underlined}>
          {method.label}
        </DocsLink>
      </Player>
    </Section>
  );
}

import type {ReactNode} from 'react';
import Guide from '@site/src/contributing/Guide';
import {contributing} from '@site/config/site';
import Text, {toc} from '@site/CONTRIBUTING.md';

const outline = toc.filter(({level}) => level <= 3);

export default function Contributing(): ReactNode {
  const {title, description} = contributing;
  return <Guide title={title} description={description} outline={outline} text={Text} />;
}

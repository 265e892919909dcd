// Change: a page of the site, recognised by its own title, has a card.
import type {ReactNode} from 'react';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import CardMeta from '@site/src/frame/CardMeta';

export default function LayoutWithPicture(props: Props): ReactNode {
  return (
    <>
      {props.title !== undefined && <CardMeta title={props.title} />}
      <Layout {...props} />
    </>
  );
}

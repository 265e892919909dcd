import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {CARD, cardPath, cardText} from '@site/src/cards/cardAddress';
import {site} from '@site/config/site';

interface Props {
  title: string;
  /** Missing for pages outside the docs. */
  version?: string;
  /** Whether the page names a picture of its own, which the theme writes into its tags. */
  hasImage?: boolean;
}

/** Open Graph tags: programs that preview a link to the page show its card. */
export default function CardMeta({title, version, hasImage = false}: Props): ReactNode {
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const image = withBaseUrl(cardPath(pathname), {absolute: true});
  const text = cardText(title, version);
  return (
    <>
      <Head>
        <meta property="og:type" content={version === undefined ? 'website' : 'article'} />
        <meta property="og:site_name" content={site.name} />
      </Head>
      {!hasImage && (
        <Head>
          <meta property="og:image" content={image} />
          <meta property="og:image:type" content={CARD.type} />
          <meta property="og:image:width" content={String(CARD.width)} />
          <meta property="og:image:height" content={String(CARD.height)} />
          <meta property="og:image:alt" content={text} />
          <meta name="twitter:image" content={image} />
          <meta name="twitter:image:alt" content={text} />
        </Head>
      )}
    </>
  );
}

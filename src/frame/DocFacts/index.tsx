import type {ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import CardMeta from '../CardMeta';
import StructuredData from '../StructuredData';
import {techArticle} from '../pageFacts';
import {withoutSlash} from '@site/config/address';
import {cardPath} from '@site/src/cards/cardAddress';

export default function DocFacts(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  const own = assets.image ?? frontMatter.image;
  const {label} = useDocsVersion();
  const {i18n, siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const facts = techArticle({
    title: metadata.title,
    description: metadata.description,
    language: i18n.currentLocale,
    version: label,
    address: withoutSlash(siteConfig.url + metadata.permalink),
    image: withBaseUrl(own ?? cardPath(metadata.permalink), {absolute: true}),
    origin: siteConfig.url,
    lastUpdatedAt: metadata.lastUpdatedAt,
  });
  return (
    <>
      <CardMeta title={metadata.title} version={label} hasImage={own !== undefined} />
      <StructuredData of={facts} />
    </>
  );
}

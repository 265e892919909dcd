import type {DocusaurusConfig} from '@docusaurus/types';
import {showsTenant} from '../src/utils/tenant';

/** What is added to the front matter of a page that shows a tenant, so that its outline offers to name another. */
export const SHOWS_TENANT = 'shows_tenant';

type Parse = DocusaurusConfig['markdown']['parseFrontMatter'];

export const parseFrontMatter: Parse = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  if (!showsTenant(params.fileContent)) return result;
  return {...result, frontMatter: {...result.frontMatter, [SHOWS_TENANT]: true}};
};

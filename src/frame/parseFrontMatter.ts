import type {DocusaurusConfig} from '@docusaurus/types';
import {UserError} from '../../config/files';
import {plainText} from '../../config/plainText';
import {SOURCES} from './frontMatter';
import {PAGE_STATUS} from '../tables/pageStatusFacts';
import {pageStatus} from './pageStatus';
import {sourcesOf} from './sources';

type Parse = DocusaurusConfig['markdown']['parseFrontMatter'];

/**
 * Adds what is known about a page to its front matter, which is loaded with this page only.
 *
 * @param root - the folder of the site
 */
export const parseFrontMatter =
  (root: string): Parse =>
  async (params) => {
    const {filePath} = params;
    const fileContent = plainText(params.fileContent);
    const result = await params.defaultParseFrontMatter({...params, fileContent});
    const sources = sourcesOf(root, filePath, fileContent);
    const {tags} = result.frontMatter;
    if (sources && Array.isArray(tags) && tags.length > 0)
      throw new UserError(
        `${sources.page}: the site has no pages of tags: leave "tags" out, and put its words into "keywords", which the search finds`,
      );
    const status = sources && pageStatus(root, sources);
    return {
      ...result,
      frontMatter: {
        ...result.frontMatter,
        ...(sources && {[SOURCES]: sources}),
        ...(status && {[PAGE_STATUS]: status}),
      },
    };
  };

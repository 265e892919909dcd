import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {withoutSlash} from '@site/config/address';
import type {Problem} from '@site/config/repository';

/** What is known of a problem on the page of the docs that is being read. */
export function useDocProblem(): Problem {
  const {metadata} = useDoc();
  const {label} = useDocsVersion();
  return {title: `${metadata.title} (${label})`, page: withoutSlash(metadata.permalink), version: label};
}

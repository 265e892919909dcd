import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {withoutSlash} from '@site/config/address';
import type {Problem} from '@site/config/repository';

export function useDocProblem(): Problem {
  const {metadata} = useDoc();
  const {label} = useDocsVersion();
  return {title: `${metadata.title} (${label})`, page: withoutSlash(metadata.permalink), version: label};
}

import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {contributing} from './contributing';
import {siteText} from './siteText';

/** Makes the page of the site of the guide that lies beside the README; every other file stays as it is. */
export const preprocessor: NonNullable<MarkdownConfig['preprocessor']> = ({filePath, fileContent}) => {
  const root = process.cwd();
  return filePath === path.join(root, contributing.file) ? siteText(root, fileContent) : fileContent;
};

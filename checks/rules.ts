import {classes} from './classes';
import {timesAndLengths} from './constants';
import {diagrams} from './drawings';
import {failureRows} from './failure-rows';
import {jsonParses} from './json';
import type {Rule} from './lib/rule';
import {messageCodes, nearMessages} from './messages';
import {namesInText, nearNames} from './names';
import {featureRows} from './rows';
import {starterFiles} from './starter-files';
import {conflicts, links, noFillerWords, sampleWidth, titleAndDescription, unread} from './text';

export type Rules = Readonly<Record<string, Rule>>;

/** Rules for code, wherever it is: all that there are for samples. */
export const sampleRules: Rules = {
  'json-parses': jsonParses,
  'message-codes': messageCodes,
  'near-messages': nearMessages,
  'near-names': nearNames,
  'names-in-text': namesInText,
  diagrams,
};

/** Rules for each page by itself. */
export const pageRules: Rules = {
  ...sampleRules,
  classes,
  conflicts,
  'failure-rows': failureRows,
  links,
  'no-filler-words': noFillerWords,
  'sample-width': sampleWidth,
  'times-and-lengths': timesAndLengths,
  unread,
};

/** Rules for each entry of the changelog. */
export const entryRules: Rules = {classes, 'no-filler-words': noFillerWords, unread};

/** Rules for all pages of a version together. */
export const versionRules: Rules = {
  'feature-rows': featureRows,
  'starter-files': starterFiles,
  'title-and-description': titleAndDescription,
};

/** Rules for each table that readers see. */
export const tableRules: Rules = {
  'message-codes': messageCodes,
  'names-in-text': namesInText,
  'near-names': nearNames,
  'no-filler-words': noFillerWords,
  'times-and-lengths': timesAndLengths,
};

import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {SAMPLES_RUN, type SamplesRunFacts} from '../frontMatter';
import {ranOn} from './words';

/** What the samples of the page last ran on; nothing where they have changed since. */
export default function SamplesRun(): ReactNode {
  const run = useDoc().metadata.frontMatter[SAMPLES_RUN] as SamplesRunFacts | undefined;
  return run === undefined ? null : <span>{ranOn(run)}</span>;
}

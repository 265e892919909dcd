import type {Step} from '../CodeShowcase/example';
import {linkResponse, linkSource, linkStructure, type StepByPlace} from '../CodeShowcase/link';
import type {LinkedExample, Run, Timing} from '../CodeShowcase/linked';
import {highlight} from './highlight';

/** The texts of the three files of an example. */
export interface SampleFiles {
  source: string;
  response: string;
  structure: string;
}

/** One entry of `_meta.metrics.stopwatch.timings`, as far as it is drawn. */
interface TimingFields {
  duration_ms: number;
  duration_human: string;
  memory_human: string;
}

interface Envelope {
  _meta: {metrics: {stopwatch?: {timings: Record<string, TimingFields>}}};
}

/** Each line ends with a line break, so that an empty one takes its room. */
function runsOf(lines: readonly string[], marks: StepByPlace): Run[] {
  const runs: Run[] = [];
  lines.forEach((line, index) => {
    const step = marks[index];
    const last = runs.at(-1);
    if (last && last.step === step) last.html += `${line}\n`;
    else runs.push({html: `${line}\n`, ...(step !== undefined && {step})});
  });
  return runs;
}

function timingsOf(response: string, steps: readonly Step[]): Timing[] {
  const {stopwatch} = (JSON.parse(response) as Envelope)._meta.metrics;
  return Object.entries(stopwatch?.timings ?? {}).map(([name, fields]) => {
    const step = steps.findIndex(({timer}) => timer === name);
    return {
      name,
      ...(step !== -1 && {step}),
      durationMs: fields.duration_ms,
      duration: fields.duration_human,
      memory: fields.memory_human,
    };
  });
}

/** Everything that the panels of an example show. Throws where a step points at something that is not there. */
export function linkExample(steps: readonly Step[], files: SampleFiles): LinkedExample {
  const source = files.source.trimEnd();
  const response = files.response.trimEnd();
  return {
    source: runsOf(highlight(source, 'php'), linkSource(source, steps)),
    response: runsOf(highlight(response, 'json'), linkResponse(response, steps)),
    structure: files.structure,
    messages: linkStructure(files.structure, steps).map((step) => step ?? null),
    timings: timingsOf(response, steps),
  };
}

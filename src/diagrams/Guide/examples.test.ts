import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {examples, noKinds} from './examples';

const FOLDER = path.join(__dirname, 'samples');

/** The names of the kinds that the installed Mermaid registers. */
async function registered(): Promise<string[]> {
  const {default: mermaid} = await import('mermaid');
  mermaid.initialize({startOnLoad: false});
  return mermaid.getRegisteredDiagramsMetadata().map(({id}) => id);
}

test('the gallery has every kind that Mermaid registers, once', async () => {
  const known = [...examples.flatMap(({kinds}) => kinds), ...Object.keys(noKinds)];
  expect(known.sort()).toEqual((await registered()).sort());
});

test('each sample is shown once', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.mmd'));
  expect(files.length).toBeGreaterThan(22);
  expect(examples.map(({sample}) => `${sample}.mmd`).sort()).toEqual(files.sort());
});

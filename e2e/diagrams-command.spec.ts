import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from './fixtures';
import {openWorkshop, type Workshop} from './workshop';

let workshop: Workshop;

test.beforeAll(() => {
  workshop = openWorkshop();
});

test.afterAll(() => workshop.close());

function diagrams() {
  const args = ['scripts/run.cjs', 'scripts/diagrams/main.ts'];
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {
    cwd: workshop.folder,
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: undefined},
  });
  return {status, said: stdout, problems: stderr};
}

/** Replaces a text of a page, and returns the number of its line. */
const change = (page: string, from: string, to: string): number =>
  (workshop.edit(page, (text) => text.replace(from, to)).split(from)[0] ?? '').split('\n').length;

test('a changed diagram is drawn, the same each time, and one with an error is named by its line', () => {
  test.slow();
  const svgs = path.join(workshop.folder, 'static/assets/diagrams');
  const before = readdirSync(svgs);
  const drawn = () => {
    const [added = '', ...others] = readdirSync(svgs).filter((name) => !before.includes(name));
    expect(others).toEqual([]);
    return {added, svg: readFileSync(path.join(svgs, added), 'utf8')};
  };
  change('docs/introduction.md', 'client["Client"] -->', 'client["Browser"] -->');
  const [broken, arrow] = ['docs/architecture/index.md', ' --> '];
  const line = change(broken, arrow, ' -> ');
  const run = diagrams();
  expect(run).toMatchObject({status: 1, said: 'static/assets/diagrams: 1 drawn, 0 removed\n'});
  expect(run.problems).toContain(`${broken}:${line}: Parse error on line `);
  const first = drawn();
  expect(first.svg).toContain('>Browser</text>');

  change(broken, ' -> ', arrow);
  rmSync(path.join(svgs, first.added));
  writeFileSync(path.join(svgs, 'unused.svg'), '<svg/>');
  expect(diagrams()).toMatchObject({status: 0, said: 'static/assets/diagrams: 1 drawn, 1 removed\n'});
  expect(drawn()).toEqual(first);
});

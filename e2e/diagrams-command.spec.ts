import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
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

test('drawing a changed diagram gives the same SVG each time', () => {
  test.slow();
  const svgs = path.join(workshop.folder, 'static/assets/diagrams');
  const before = readdirSync(svgs);
  const page = path.join(workshop.folder, 'docs/introduction.md');
  const source = readFileSync(page, 'utf8');
  const change = (to: string) => writeFileSync(page, source.replace('client["Client"] -->', to));
  change('client["Browser"] -->');
  const drawn = () => {
    expect(diagrams()).toMatchObject({status: 0, said: 'static/assets/diagrams: 1 drawn, 0 removed\n'});
    const [added = '', ...others] = readdirSync(svgs).filter((name) => !before.includes(name));
    expect(others).toEqual([]);
    return {added, svg: readFileSync(path.join(svgs, added), 'utf8')};
  };
  const first = drawn();
  expect(first.svg).toContain('>Browser</text>');

  change('client["Client"] ->');
  const line = source.slice(0, source.indexOf('client["Client"] -->')).split('\n').length;
  const broken = diagrams();
  expect(broken).toMatchObject({status: 1, said: 'static/assets/diagrams: 0 drawn, 1 removed\n'});
  expect(broken.problems).toContain(`docs/introduction.md:${line}: Parse error on line `);

  change('client["Browser"] -->');
  expect(drawn()).toEqual(first);
});

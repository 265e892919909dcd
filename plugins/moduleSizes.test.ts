import {expect, test} from '@playwright/test';
import {moduleSizes, type SizedModule} from './moduleSizes';

const module = (file: string | null, bytes: number, parts?: SizedModule[]): SizedModule => ({
  nameForCondition: () => file,
  size: () => bytes,
  ...(parts && {modules: parts}),
});

test('each script has the bytes of its modules by their file, and of what was joined those of the parts', () => {
  const joined = module('/a.js', 30, [module('/a.js', 10), module('/b.js', 20)]);
  const shared = module('/c.js', 5);
  const styles = module('/d.css', 7);
  const unused = module('/e.js', 9);
  const files = new Map([
    [joined, [{files: ['main.js', 'main.css']}]],
    [shared, [{files: ['main.js']}, {files: ['other.js']}]],
    [styles, [{files: ['main.css']}]],
  ]);
  const own = module(null, 1);
  files.set(own, [{files: ['main.js']}]);
  expect(
    moduleSizes({
      modules: [joined, shared, styles, unused, own],
      chunkGraph: {getModuleChunks: (one) => files.get(one) ?? []},
    }),
  ).toEqual({'main.js': {'/a.js': 10, '/b.js': 20, '/c.js': 5, '': 1}, 'other.js': {'/c.js': 5}});
});

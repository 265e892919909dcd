import {readdirSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {gunzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {acceptedAdvisories} from './acceptedAdvisories';
import {askNpm, findingsIn, NotAsked, shippedIn} from './advisories';

const library = (name: string, version: string, folder: string, own = {}) => ({
  name,
  version,
  scope: 'required',
  properties: [{name: 'cdx:npm:package:path', value: folder}],
  ...own,
});

/** A bill with a package, one inside it in an older version, and one that readers do not load. */
const BILL = JSON.stringify({
  components: [
    library('@scope/left', '1.0.0', 'node_modules/@scope/left', {
      components: [{name: 'right', version: '0.9.0', scope: 'required'}],
    }),
    library('right', '1.0.0', 'node_modules/right'),
    {...library('builder', '1.0.0', 'node_modules/builder'), scope: 'excluded'},
  ],
});
const packages = shippedIn(BILL);
const INSIDE = 'node_modules/@scope/left/node_modules/inside-0';

const advisory = {
  id: 1,
  title: 'Something is wrong',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  severity: 'high',
  vulnerable_versions: '<1.0.0',
};

/** A registry that answers as it is told, and the environment that makes npm ask it. */
async function withRegistry<Result>(
  status: number,
  use: (env: NodeJS.ProcessEnv, asked: unknown[]) => Promise<Result>,
): Promise<Result> {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      response.setHeader('Content-Type', 'application/json');
      if (request.method !== 'POST') {
        const versions = {
          '0.9.0': {name: 'right', version: '0.9.0'},
          '1.0.0': {name: 'right', version: '1.0.0'},
        };
        return response.end(JSON.stringify({name: 'right', versions}));
      }
      asked.push(JSON.parse(gunzipSync(Buffer.concat(parts)).toString()));
      response.statusCode = status;
      return response.end(JSON.stringify(status === 200 ? {right: [advisory]} : {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const registry = `http://127.0.0.1:${port}/`;
  try {
    return await use({...process.env, npm_config_registry: registry, npm_config_fetch_retries: '0'}, asked);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

test('readers load what is required, and what is inside it', () => {
  expect(packages).toEqual({
    'node_modules/@scope/left': {name: '@scope/left', version: '1.0.0'},
    [INSIDE]: {name: 'right', version: '0.9.0', host: '@scope/left'},
    'node_modules/right': {name: 'right', version: '1.0.0'},
  });
});

test('npm asks for each of them, and only what is in a bad version is a fault', async () => {
  await withRegistry(200, async (env, asked) => {
    const answer = await askNpm(packages, env);
    expect(asked).toEqual([
      {'@scope/left': ['1.0.0'], right: expect.arrayContaining(['0.9.0', '1.0.0']) as unknown},
    ]);
    expect(findingsIn(answer, packages, [])).toEqual({
      open: [
        'right 0.9.0 inside @scope/left: high: Something is wrong (https://github.com/advisories/GHSA-aaaa-bbbb-cccc): update @scope/left, or show in scripts/dependencies/acceptedAdvisories.ts why it does not matter',
      ],
      accepted: [],
    });
    const exception = {
      id: 'GHSA-aaaa-bbbb-cccc',
      name: 'right',
      version: '0.9.0',
      host: '@scope/left',
      without: [],
      reason: 'left out',
    };
    expect(findingsIn(answer, packages, [exception])).toEqual({
      open: [],
      accepted: [
        expect.stringMatching(/^right 0\.9\.0 inside @scope\/left: .*: accepted: left out$/) as unknown,
      ],
    });
    expect(findingsIn(answer, packages, [{...exception, host: 'other'}]).open).toHaveLength(1);
  });
});

test('of several faults of a package, those of its version count', () => {
  const [title, severity] = ['Something is wrong', 'low'];
  const faults = ['<0.5.0', '<0.9.1'].map((range) => ({
    title,
    severity,
    range,
    url: `https://faults.example/${range}`,
  }));
  // A name says that the package is there for what it depends on.
  const answer = {
    vulnerabilities: {right: {via: ['other', ...faults], nodes: [INSIDE, 'node_modules/gone']}},
  };
  expect(findingsIn(answer, packages, []).open).toEqual([
    expect.stringContaining('https://faults.example/<0.9.1'),
  ]);
});

test('a service that does not answer is no clean bill', async () => {
  await withRegistry(405, async (env) => {
    await expect(askNpm(packages, env)).rejects.toThrow(NotAsked);
  });
});

for (const {id, name, version, host, without, reason} of acceptedAdvisories) {
  test(`what ${id} is about is not in what ${host} has of ${name}`, () => {
    const folder = `node_modules/${host}/dist`;
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mjs'))
      .map((file) => ({file, source: readFileSync(`${folder}/${file}`, 'utf8')}));
    const having = (text: string) => files.filter(({source}) => source.includes(text)).map(({file}) => file);
    expect(having(`.pnpm/${name}@${version}`)).not.toEqual([]);
    expect(without).not.toEqual([]);
    for (const text of without) expect(having(text), text).toEqual([]);
    expect(reason.length).toBeGreaterThan(20);
  });
}

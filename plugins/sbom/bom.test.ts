import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import Ajv from 'ajv';
import {makeBom} from './bom';

const SCHEMAS = 'node_modules/@cyclonedx/cyclonedx-library/res/schema';

interface Component {
  name: string;
  scope?: string;
  'bom-ref': string;
  licenses?: unknown[];
  hashes?: {alg: string; content: string}[];
  components?: Component[];
}

interface Bill {
  metadata: {component: Component};
  components: Component[];
  dependencies: {ref: string; dependsOn?: string[]}[];
}

const manifest = {name: 'site', version: '1.0.0', license: 'MIT', dependencies: {left: '1'}};
const packages = {
  '': manifest,
  'node_modules/left': {
    version: '1.0.0',
    license: '(MPL-2.0 OR Apache-2.0)',
    integrity: `sha512-${Buffer.alloc(64, 1).toString('base64')}`,
    dependencies: {'@scope/right': '2', absent: '1'},
  },
  'node_modules/@scope/right': {name: '@real/right', version: '2.0.0', license: 'MIT', dev: true},
  'node_modules/khroma': {version: '2.1.0', peerDependencies: {left: '*'}},
};
const shipped = new Map([
  ['node_modules/left', [{name: 'prismjs', version: '1.29.0'}]],
  ['node_modules/khroma', []],
]);

const text = makeBom(manifest, packages, shipped);
const bill = JSON.parse(text) as Bill;
const one = (name: string) => bill.components.find((component) => component.name === name);

test('the bill is one of CycloneDX 1.6', () => {
  const schema = (file: string) => JSON.parse(readFileSync(`${SCHEMAS}/${file}`, 'utf8')) as object;
  const ajv = new Ajv({strict: false, validateFormats: false});
  for (const file of ['spdx', 'jsf-0.82'].map((name) => `${name}.SNAPSHOT.schema.json`))
    ajv.addSchema(schema(file), `http://cyclonedx.org/schema/${file}`);
  const isValid = ajv.compile(schema('bom-1.6.SNAPSHOT.schema.json'));
  isValid(bill);
  expect(isValid.errors).toBeNull();
  expect(isValid({...bill, components: [{type: 'library'}]})).toBe(false);
});

test('it tells what readers load from what only builds, and names what is inside another package', () => {
  expect(bill.components.map(({name, scope}) => [name, scope])).toEqual([
    ['@real/right', 'excluded'],
    ['khroma', 'required'],
    ['left', 'required'],
  ]);
  expect(one('left')?.components).toEqual([
    expect.objectContaining({name: 'prismjs', version: '1.29.0', purl: 'pkg:npm/prismjs@1.29.0'}),
  ]);
  expect(one('@real/right')).toMatchObject({
    purl: 'pkg:npm/%40real/right@2.0.0',
    properties: [{name: 'cdx:npm:package:path', value: 'node_modules/@scope/right'}],
  });
});

test('it says each licence, and whether the package does', () => {
  expect(bill.metadata.component.licenses).toEqual([{license: {id: 'MIT', acknowledgement: 'declared'}}]);
  expect(one('left')?.licenses).toEqual([
    {expression: '(MPL-2.0 OR Apache-2.0)', acknowledgement: 'declared'},
  ]);
  expect(one('khroma')?.licenses).toEqual([{license: {id: 'MIT', acknowledgement: 'concluded'}}]);
  expect(one('left')?.components?.[0]?.licenses).toEqual([
    {license: {id: 'MIT', acknowledgement: 'concluded'}},
  ]);
});

test('it has the contents of packages as a hash, and what each of them asks for', () => {
  expect(one('left')?.hashes).toEqual([{alg: 'SHA-512', content: '01'.repeat(64)}]);
  const asks = Object.fromEntries(bill.dependencies.map(({ref, dependsOn}) => [ref, dependsOn]));
  const ref = (name: string) => one(name)?.['bom-ref'] ?? '';
  expect(asks[bill.metadata.component['bom-ref']]).toEqual([ref('left')]);
  expect(asks[ref('left')]).toEqual([ref('@real/right')]);
  expect(asks[ref('khroma')]).toEqual([ref('left')]);
});

test('the same sources make the same bill, in whatever order, without a date or a number of its own', () => {
  const turned = Object.fromEntries(Object.entries(packages).reverse());
  expect(makeBom(manifest, turned, new Map([...shipped].reverse()))).toBe(text);
  expect(bill).not.toHaveProperty('serialNumber');
  expect(bill.metadata).not.toHaveProperty('timestamp');
});

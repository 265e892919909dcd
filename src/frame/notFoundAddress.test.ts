import {expect, test} from '@playwright/test';
import {helpAtAddress} from './notFoundAddress';

const addresses = {
  pages: [
    '',
    '/changelog',
    '/docs/v1/introduction',
    '/docs/v1/modules',
    '/docs/next/FAQ',
    '/docs/V2-rc/introduction',
  ],
  latest: '/docs/v1',
};

/** Where the script leads; undefined if the 404 page stays. */
function targetOf(address: string): string | undefined {
  let target: string | undefined;
  const location = Object.assign(new URL(address), {replace: (to: string) => (target = to)});
  const run = new Function('location', 'addEventListener', `return ${helpAtAddress.toString()}`) as (
    ...given: unknown[]
  ) => typeof helpAtAddress;
  run(location, () => undefined)(addresses);
  return target;
}

const ORIGIN = 'https://rift.example';

test('an address in other capitals, or without a version, leads to the page, whatever capitals that has', () => {
  for (const [asked, to] of [
    ['/Docs/V1/Introduction?a=B#C', '/docs/v1/introduction?a=B#C'],
    ['/docs/next/faq', '/docs/next/FAQ'],
    ['/docs/v2-rc/introduction', '/docs/V2-rc/introduction'],
    ['/Changelog/', '/changelog'],
    ['/docs/introduction', '/docs/v1/introduction'],
    ['/docs/Modules#a', '/docs/v1/modules#a'],
  ] as const)
    expect(targetOf(ORIGIN + asked), asked).toBe(ORIGIN + to);
});

test('no other address is led anywhere: not that of a saved page, not to another host', () => {
  for (const address of [
    `${ORIGIN}/docs/v1/nothing`,
    `${ORIGIN}/docs/v1/introduction`,
    `${ORIGIN}/Proxy/docs/v1/Introduction`,
    `${ORIGIN}//elsewhere.example/A`,
    `${ORIGIN}/%`,
    'file:///home/me/docs/v1/Introduction',
  ])
    expect(targetOf(address), address).toBeUndefined();
});

import {expect, test} from '@playwright/test';
import {withPart} from './resultsFile';

test('each command writes its part, and keeps that of the other', () => {
  const peers = withPart('', {peers: '# Peers\n\nold'});
  expect(peers).toBe('# Peers\n\nold');
  const both = withPart(peers, {growth: 'ten versions'});
  expect(both).toBe('# Peers\n\nold\n\n## Growth\n\nten versions\n');
  expect(withPart(both, {peers: '# Peers\n\nnew'})).toBe('# Peers\n\nnew\n\n## Growth\n\nten versions\n');
  expect(withPart(both, {growth: 'more'})).toBe('# Peers\n\nold\n\n## Growth\n\nmore\n');
});

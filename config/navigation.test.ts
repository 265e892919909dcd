import {expect, test} from '@playwright/test';
import {footerGroups} from './navigation';

/** The items as the owner wrote them, letter for letter. */
const ITEMS = {
  'Core Components': [
    'Operation contract',
    'Router',
    'Validator',
    'Use cases',
    'Models',
    'Database configurators',
    'Repositories',
    'API gateway',
    'DI containers',
    'DTO objects and factories',
    'Security and crypto',
  ],
  'Additional Modules': [
    'Metrics',
    'SLA support',
    'Plans and tenant configurations',
    'Mailer',
    'External requests',
    'Redis caching',
    'Optional SSR for routes',
  ],
};

test('the footer has the two groups with their items', () => {
  const groups = footerGroups.map(({title, items}) => [title, items.map(({label}) => label)]);
  expect(Object.fromEntries(groups)).toEqual(ITEMS);
});

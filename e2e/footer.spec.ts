import {footerGroups, footerTagline} from '../config/footer';
import {latest} from './build';
import {expect, test} from './fixtures';

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

test('each item leads to the page that covers it, or says that it is planned', async ({page, open}) => {
  await open('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(footerTagline)).toBeVisible();
  for (const {title, items} of footerGroups) {
    const group = footer.getByRole('navigation', {name: title});
    await expect(group.getByRole('listitem')).toHaveCount(items.length);
    for (const {label, to} of items) {
      const link = group.getByRole('link', {name: label, exact: true});
      if (to === undefined) {
        await expect(link).toHaveCount(0);
        await expect(group.getByRole('listitem').filter({hasText: label})).toHaveText(`${label} planned`);
        continue;
      }
      await expect(link).toHaveAttribute('href', `/docs/${latest}/${to}`);
    }
  }
});

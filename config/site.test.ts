import {expect, test} from '@playwright/test';
import {Prism} from 'prism-react-renderer';
import {additionalLanguages} from './prism';
import {siteUrl} from './site';
import {footerGroups} from './navigation';

test('the address of the site comes from the environment, if there, without a slash at its end', () => {
  expect(siteUrl({SITE_URL: 'https://example.org/'})).toBe('https://example.org');
  expect(siteUrl({VERCEL_PROJECT_PRODUCTION_URL: 'docs.example.org'})).toBe('https://docs.example.org');
  expect(siteUrl({SITE_URL: 'https://a.example', VERCEL_PROJECT_PRODUCTION_URL: 'b.example'})).toBe(
    'https://a.example',
  );
  expect(siteUrl({}), 'that of npm start').toBe('http://localhost:3000');
});

/** The languages that the owner asked for, as authors write them after the fence. */
const LANGUAGES = ['markup', 'css', 'javascript', 'jsx', 'json', 'php', 'bash'];

test('code is highlighted in every language of the docs', () => {
  const known = [...Object.keys(Prism.languages), ...additionalLanguages];
  expect(LANGUAGES.filter((language) => !known.includes(language))).toEqual([]);
});

/** The items as the owner wrote them, letter for letter. */
const ITEMS = {
  'Core Components': [
    ...['Operation contract', 'Router', 'Validator', 'Use cases', 'Models', 'Database configurators'],
    ...['Repositories', 'API gateway', 'DI containers', 'DTO objects and factories', 'Security and crypto'],
  ],
  'Additional Modules': [
    ...['Metrics', 'SLA support', 'Plans and tenant configurations', 'Mailer', 'External requests'],
    ...['Redis caching', 'Optional SSR for routes'],
  ],
};

test('the footer has the two groups with their items', () => {
  const groups = footerGroups.map(({title, items}) => [title, items.map(({label}) => label)]);
  expect(Object.fromEntries(groups)).toEqual(ITEMS);
});

import {expect, test} from './fixtures';
import {openWorkshop} from './workshop';

const NEW = 'v99';

test('the cut of Docusaurus works by itself: it changes the versions, and nothing else', () => {
  const {docusaurus, git, close} = openWorkshop();
  git('add', '--all');
  git('commit', '--quiet', '--message=start');
  docusaurus('docs:version', NEW);
  const changed = git('status', '--porcelain', '--untracked-files=normal').split('\n').filter(Boolean);
  expect(changed.map((line) => line.slice(3)).sort()).toEqual(
    [
      `versioned_docs/version-${NEW}/`,
      `versioned_sidebars/version-${NEW}-sidebars.json`,
      'versions.json',
    ].sort(),
  );
  close();
});

test('a page says in which other versions it is to be mended, and whether it is the same there', async ({
  page,
}) => {
  const group = page.getByRole('group', {name: 'Edit this page'});
  await page.goto(`${origin}/docs/${latest}/${DROPPED}`);
  await expect(page.getByRole('link', {name: 'Edit this page', exact: true})).toHaveCount(1);
  await expect(group).toHaveCount(0);
  // It leads to the page that was dropped.
  await page.goto(`${origin}/docs/${latest}/${path.posix.dirname(DROPPED)}`);
  await expect(group.getByRole('link')).toHaveText([
    'Fix it here',
    `Fix it in ${NEW} too`,
    'Fix it for the next version too',
  ]);
  await expect(group).toContainText(`This page differs from that in ${NEW} and next.`);
  await page.goto(`${origin}/docs/${NEW}/introduction`);
  await expect(group).toContainText(`This page is the same in ${NEW} and next.`);
});

import {expect, test} from './fixtures';
import {BUILD_MS, openWorkshop} from './workshop';

const NEW = 'v99';

test('the cut of Docusaurus changes the versions and nothing else, and that of the site is equal to it', () => {
  test.setTimeout(BUILD_MS);
  const {docusaurus, docs, git, close} = openWorkshop();
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
  git('add', '--all');
  const tree = git('write-tree');
  git('reset', '--quiet', '--hard');
  expect(docs('cut', NEW)).toMatchObject({status: 0});
  git('add', '--all');
  expect(git('write-tree')).toBe(tree);
  close();
});

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

import {expect, test} from '@playwright/test';
import {sheetOf} from './sheets';

for (const [file, sheet] of [
  ['/site/src/css/base.css', 'site'],
  ['/site/src/frame/SiteFooter/styles.module.css', 'site'],
  ['/site/src/frame/Outline/styles.module.css', 'docs'],
  ['/site/src/search/SearchButton/styles.module.css', 'site'],
  ['/site/src/search/Results/styles.module.css', undefined],
  ['/site/src/landing/Walk/styles.module.css', 'landing'],
  ['C:\\site\\src\\tables\\DataTable\\styles.module.css', 'tables'],
  ['/site/src/diagrams/Viewer/styles.module.css', 'diagrams'],
  ['/site/src/diagrams/Draft/styles.module.css', 'draft'],
  ['/site/src/diagrams/Viewer/FullScreen/styles.module.css', undefined],
] as const)
  test(`${file} belongs to ${sheet ?? 'its code'}`, () => {
    expect(sheetOf(file)).toBe(sheet);
  });

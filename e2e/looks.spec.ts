import {expectLegiblePage} from './accessibility';
import {expect, test} from './fixtures';

const many = '<p>A text like any other.</p>'.repeat(9);
const page = (odd: string) => `<body style="color: #111; background: #fff">${many}${odd}${many}</body>`;

/** What differs from the texts around it, and cannot be read. */
const ODD = {
  'its own colour': '<p id="odd" style="color: #bbb">Faint</p>',
  'a colour around it': '<div style="background: #222"><p id="odd">Faint</p></div>',
  'what makes it transparent': '<div style="opacity: 0.3"><p id="odd">Faint</p></div>',
  'the box that it lies on':
    '<p style="position: absolute; inset-block-end: 0">Another</p>' +
    '<div style="position: absolute; inset: 0 0 auto; block-size: 4em; background: #222"></div>' +
    '<p id="odd" style="position: absolute; inset-block-start: 0">Faint</p>',
};

for (const [what, odd] of Object.entries(ODD))
  test(`of many texts the one is found that differs in ${what}`, async ({page: tab}) => {
    await tab.setContent(page(odd));
    await expect(expectLegiblePage(tab)).rejects.toThrow(/color-contrast: #odd/);
    await tab.setContent(page(odd.replaceAll(/color: #bbb|background: #222|opacity: 0.3/g, '')));
    await expectLegiblePage(tab);
  });

import {site} from '../config/site';
import {latest} from './build';
import {expect, test} from './fixtures';
import {PHONE} from './screens';

// The frame as seen by screen readers, but for its parts, which have specs of their own. A level with "equal" must
// have exactly these children; otherwise only what is named here must be there, in this order, so that text can change.

const SKIP = `
- region "Skip to main content":
  - link "Skip to main content"`;

const BAR = {
  desktop: `
- navigation "Main":
  - /children: equal
  - link "${site.name}"
  - link "${site.versionLabel}"
  - button "Search"
  - status
  - 'button "Version of the documentation: ${latest}"'
  - link "Sources(opens in new tab)"
  - link "Get started"
  - button /^Switch between dark and light mode/`,
  phone: `
- navigation "Main":
  - /children: equal
  - button "Toggle navigation bar"
  - link "${site.name}"
  - link "${site.versionLabel}"
  - button "Search"
  - status
  - link "Get started"`,
};

const TEXT = `
- main:
  - article:
    - navigation "Breadcrumbs":
      - /children: equal
      - list:
        - listitem:
          - link "Home page"
        - listitem:
          - link "Basic concepts"
        - listitem:
          - link "Contract"
        - listitem:
          - link "Methods"
        - listitem: then
    - heading "The then method" [level=1]
  - navigation "Docs pages":
    - link /^Previous/:
      - /url: /docs/${latest}/basic-concepts/contract/methods
    - link /^Next/:
      - /url: /docs/${latest}/basic-concepts/contract/methods/map
- contentinfo`;

test('the frame of a page of the documentation', async ({page, open}) => {
  const body = page.locator('body');
  await open(`/docs/${latest}/basic-concepts/contract/methods/then`);
  await expect(body).toMatchAriaSnapshot(
    `- /children: equal${SKIP}${BAR.desktop}\n- complementary "Documentation"${TEXT}`,
  );
  await page.setViewportSize(PHONE.viewport);
  await expect(body).toMatchAriaSnapshot(`- /children: equal${SKIP}${BAR.phone}${TEXT}`);
});

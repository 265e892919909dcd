import type {Page} from '@playwright/test';
import {site} from '../config/site';
import {latest} from './build';
import {expect, test} from './fixtures';
import {turnIntoPhone} from './layout';

// The frame as seen by screen readers, but for the sidebar and the footer, which have specs of their own. A level with "equal" must
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

const ABOUT = `
  - complementary "About this page":
    - paragraph:
      - text: Version
      - link "${latest}"
    - button "Copy page as Markdown"
    - status
    - link "View as Markdown"
    - link "Report a problem"
    - navigation "On this page":
      - list:
        - listitem:
          - link "Signature"`;

const ABOUT_ON_PHONE = `
    - button "Copy page as Markdown"
    - status
    - link "View as Markdown"
    - group: On this page`;

const docs = (aboutBelow: string, aboutBeside: string) => `
- main:
  - /children: equal
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
    - heading "The then method" [level=1]${aboutBelow}
    - heading /^Signature/ [level=2]
    - heading /^Metadata of the previous step/ [level=3]
    - list "Files of this page":
      - listitem:
        - link "Edit this page"
      - listitem:
        - link "Fix it for the next version too"
    - link "Report a problem"
    - time
  - navigation "Docs pages":
    - link /^Previous/:
      - /url: /docs/${latest}/basic-concepts/contract/methods
    - link /^Next/:
      - /url: /docs/${latest}/basic-concepts/contract/methods/map${aboutBeside}`;

const SIDEBAR = '\n- complementary "Documentation"';

const expectTree = (page: Page, ...parts: string[]) =>
  expect(page.locator('body')).toMatchAriaSnapshot(`- /children: equal${parts.join('')}\n- contentinfo`);

test('the frame of a page of the documentation', async ({page, open}) => {
  await open(`/docs/${latest}/basic-concepts/contract/methods/then`);
  await expectTree(page, SKIP, BAR.desktop, SIDEBAR, docs('', ABOUT));
  await turnIntoPhone(page);
  await expectTree(page, SKIP, BAR.phone, docs(ABOUT_ON_PHONE, ''));
});

import type {Page} from '@playwright/test';
import {site} from '../config/site';
import {latest} from './build';
import {expect, test} from './fixtures';
import {turnIntoPhone} from './layout';

// The frame as seen by screen readers. A level with "equal" must have exactly these children; otherwise only what is named here
// must be there, in this order, so that text, sidebar entries and footer links can change.

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

const SIDEBAR = `
- complementary "Documentation":
  - /children: equal
  - button "Documentation sidebar" [expanded]
  - navigation "Docs sidebar":
    - /children: equal
    - list:
      - listitem:
        - link "Introduction"
      - listitem:
        - link "Basic concepts"
        - group:
          - list:
            - listitem:
              - link "From the inside"
              - group`;

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
    - group "Edit this page":
      - list:
        - listitem:
          - link /^Edit this page/
    - link "Report a problem"
    - time
  - navigation "Docs pages":
    - link /^Previous/:
      - /url: /docs/${latest}/basic-concepts/contract/methods
    - link /^Next/:
      - /url: /docs/${latest}/basic-concepts/contract/methods/map${aboutBeside}`;

/** A phone shows the install command only at the end of the page. */
const COMMAND = `
  - button "Copy the command"
  - status`;

const landing = (command: string) => `
- main:
  - heading "${site.name}" [level=1]
  - link "Documentation"
  - link /^Sources/${command}
  - region "One use case, seen three ways":
    - heading /^One use case, seen three ways/ [level=2]`;

const NOT_FOUND = `
- main:
  - /children: equal
  - heading "The line breaks here" [level=1]
  - paragraph:
    - text: There is no page at
    - code: /nowhere
  - button "Search the documentation"
  - paragraph:
    - text: Looking for an error of Rift?
    - link "Error messages"
    - text: finds the text of a response.
  - paragraph:
    - link "Back to the start"
    - link "Read the introduction"
    - link "Report a problem"`;

const foot = (ofPage = '') => `
- contentinfo:
  - /children: equal
  - link "${site.name}, home"
  - paragraph
  - list "This site":
    - listitem:
      - link "Changelog"
    - listitem:
      - button "Keyboard shortcuts"
      - status${ofPage}
  - navigation "Core Components":
    - /children: equal
    - paragraph: Core Components
    - list:
      - listitem:
        - link "Operation contract"
  - navigation "Additional Modules":
    - /children: equal
    - paragraph: Additional Modules
    - list:
      - listitem:
        - link "Metrics"`;

const OF_PAGE = `
  - list "This page":
    - listitem:
      - link "Edit this page"
    - listitem:
      - link "Report a problem"`;

const expectTree = (page: Page, ...parts: string[]) =>
  expect(page.locator('body')).toMatchAriaSnapshot(`- /children: equal${parts.join('')}`);

test('the frame of a page of the documentation', async ({page, open}) => {
  await open(`/docs/${latest}/basic-concepts/contract/methods/then`);
  await expectTree(page, SKIP, BAR.desktop, SIDEBAR, docs('', ABOUT), foot());
  await turnIntoPhone(page);
  await expectTree(page, SKIP, BAR.phone, docs(ABOUT_ON_PHONE, ''), foot());
});

test('the frame of the landing page', async ({page, open}) => {
  await open('/');
  await expectTree(page, SKIP, BAR.desktop, landing(COMMAND), foot(OF_PAGE));
  await turnIntoPhone(page);
  await expectTree(page, SKIP, BAR.phone, landing(''), foot(OF_PAGE));
});

test.describe('where there is no page', () => {
  test.use({expectedNoise: /status of 404/});

  test('the frame of the answer', async ({page, open}) => {
    expect((await open('/nowhere')).status()).toBe(404);
    await expectTree(page, SKIP, BAR.desktop, NOT_FOUND, foot());
    await turnIntoPhone(page);
    await expectTree(page, SKIP, BAR.phone, NOT_FOUND, foot());
  });
});

import type {Locator, Page} from '@playwright/test';
import {SHORTCUTS_KEY} from '../src/utils/shortcuts';
import {ANSWER_KEY} from '../src/components/InstallDialog/answer';
import {presets as chainPresets} from '../src/components/labs/ChainLab/presets';
import {stateCodec as chainCodec} from '../src/components/labs/ChainLab/stateCodec';
import {toRaw} from '../src/components/labs/query';
import {codec as benchCodec} from '../src/components/labs/ValidatorBench/presets';
import {RECENT_KEY} from '../src/components/Search/recent';
import {SIDEBAR_KEY} from '../src/components/SidebarToggle/state';
import {TENANT_KEY} from '../src/hooks/useTenantUid';
import {DEFAULT_UID, faultOf} from '../src/utils/tenant';
import {latest} from './build';
import {expect, hydrated, test} from './fixtures';
import {RUN} from './hostileDiagrams';
import {inAddress, inLines, inOneLine, shortened, ways, type Way} from './hostileInputs';
import {REFUSED} from './lab-page';
import {field, openWhole} from './search-page';

const DOCS = `/docs/${latest}`;

/** How long a page may take for one of them, in ms, before it counts as hung. */
const LONGEST_MS = 5000;

/** What stands in the page for a test: as one object, since each attempt is made and looked at inside the page. */
interface Tools {
  /** Waits until something is so; false where it never is. */
  until: (isSo: () => boolean) => Promise<boolean>;
  /** As a reader types: React takes no other change of a value. */
  type: (field: HTMLInputElement | HTMLTextAreaElement, text: string) => void;
  /** Leads to an address as Back and Forward do. */
  visit: (address: string) => void;
  /** What is there that only a text taken for more than text can have put there. */
  findings: () => string[];
}

type WithTools = Window & {tools: Tools};

/** What was found of a text; nothing of most. */
type Findings = [text: string, found: string[]][];

async function bringTools(page: Page): Promise<void> {
  await page.evaluate((longest) => {
    const LINKS = ['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster'];
    const scripts = new Set(document.scripts);
    let patience = longest;
    const tools: Tools = {
      until: (isSo) =>
        new Promise((resolve) => {
          const end = (is: boolean) => {
            observer.disconnect();
            clearTimeout(timer);
            resolve(is);
          };
          const look = () => isSo() && end(true);
          const observer = new MutationObserver(look);
          const how = {subtree: true, childList: true, attributes: true, characterData: true};
          const timer = setTimeout(() => {
            // Once is enough to know.
            patience = 0;
            end(false);
          }, patience);
          observer.observe(document, how);
          look();
        }),
      type(box, text) {
        const prototype = box instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
        Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(box, text);
        box.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertText'}));
      },
      visit(address) {
        const state = {key: `visit-${Math.random()}`};
        history.pushState(state, '', address);
        dispatchEvent(new PopStateEvent('popstate', {state}));
      },
      findings() {
        const found: string[] = [];
        const handlers = document.evaluate(
          '//@*[starts-with(translate(name(), "ON", "on"), "on")]',
          document,
          null,
          XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
        );
        for (let index = 0; index < handlers.snapshotLength; index++)
          found.push(`a handler: ${handlers.snapshotItem(index)?.nodeName}`);
        for (const element of document.querySelectorAll(`${LINKS.map((name) => `[${name}]`).join()}, image`))
          for (const name of [...LINKS, 'xlink:href']) {
            const value = element.getAttribute(name);
            if (value === null || /^[/#](?!\/)/.test(value)) continue;
            const {protocol, host} = new URL(value, location.href);
            if (!/^(https?|mailto|blob):$/.test(protocol) && !value.startsWith('data:image/'))
              found.push(`<${element.localName} ${name}="${value.slice(0, 60)}">`);
            if (/elsewhere/.test(host)) found.push(`a link to ${host}`);
          }
        const unwanted =
          'iframe, object, embed, base, meta[http-equiv="refresh"], marquee, video, img[src="x"]';
        for (const element of document.querySelectorAll(unwanted)) found.push(`<${element.localName}>`);
        for (const script of document.scripts)
          if (!scripts.has(script) && !script.src.startsWith(`${location.origin}/`)) found.push('<script>');
        for (const {textContent} of document.querySelectorAll('style'))
          if (textContent.includes('elsewhere')) found.push('a style from elsewhere');
        if ('pwned' in window) found.push('a script ran');
        if ('polluted' in {}) found.push('a prototype was changed');
        return found;
      },
    };
    Object.assign(window, {tools});
  }, LONGEST_MS);
}

/**
 * Whatever opens because of a text. What it loads from elsewhere and what the console says is noise (fixtures.ts), and in
 * another document there would be no tools.
 */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('dialog', async (dialogOpened) => {
    seen.push(`dialog: ${dialogOpened.message()}`);
    await dialogOpened.dismiss();
  });
  page.on('popup', (popup) => seen.push(`window: ${popup.url()}`));
  page.on('download', (download) => seen.push(`download: ${download.url()}`));
  page.on('frameattached', () => seen.push('frame'));
  return seen;
}

type Open = (path: string) => Promise<unknown>;
type Run = (page: Page, texts: readonly string[]) => Promise<Findings>;

/** A page, and the ways into it. */
interface Place {
  arrive: (page: Page, open: Open) => Promise<unknown>;
  runs: Partial<Record<Way, Run>>;
}

/** Each state in the address of a lab: first one that is otherwise, then, for each text, what is made of it. */
async function visitStates(
  page: Page,
  parameter: string,
  raws: readonly (readonly [text: string, raw: string])[],
  isRefused: boolean,
): Promise<Findings> {
  await expect(page.getByText('The lab is loading …')).toHaveCount(0);
  return page.evaluate(
    async ([name, pairs, refused, note]) => {
      const {until, visit, findings} = (window as unknown as WithTools).tools;
      const isNoted = () => document.querySelector('[data-lab]')?.textContent.includes(note) ?? false;
      const all: Findings = [];
      for (const [text, raw] of pairs) {
        // Nothing in the address is the preset; the other one is no state at all.
        visit(refused ? location.pathname : `?${name}=.-`);
        const isReady = await until(() => isNoted() !== refused);
        visit(`?${name}=${raw}`);
        const isSettled = await until(() => isNoted() === refused);
        all.push([text, [...(isReady && isSettled ? [] : ['it was not read']), ...findings()]]);
      }
      return all;
    },
    [parameter, raws, isRefused, REFUSED] as const,
  );
}

const refusedStates =
  (parameter: string): Run =>
  (page, texts) =>
    visitStates(
      page,
      parameter,
      texts.map((text) => [text, inAddress(text)]),
      true,
    );

const shownStates =
  (parameter: string, rawOf: (text: string) => string): Run =>
  (page, texts) =>
    visitStates(
      page,
      parameter,
      texts.map((text) => [text, rawOf(text)]),
      false,
    );

const chainWith = (text: string) => {
  const [preset] = chainPresets;
  if (!preset) throw new Error('the chain lab has no preset');
  const start = {kind: 'failure', message: text, code: undefined} as const;
  return toRaw(chainCodec.encode({chain: {...preset.chain, start}, at: 0}));
};

const benchWith = (text: string) => {
  const [name, message] = [text.slice(0, 60), text.slice(0, 200)];
  const fields = [{name, type: 'string', message, default: JSON.stringify(text)}];
  return toRaw(benchCodec.encode({fields, payload: JSON.stringify({[name]: text, [`${name}x`]: text})}));
};

const walkWith = (text: string) => {
  const written = text.replaceAll('~', '~0').replaceAll(',', '~1');
  return toRaw(`.target:/${written},language:${written},authorization:${written}`);
};

const lab = (address: string, runs: Place['runs']): Place => ({
  arrive: (_page, open) => open(address),
  runs,
});

/** Types each into a field, after what is known to find nothing, and waits for another answer. */
async function typeEach(box: Locator, texts: readonly string[], how: 'typed' | 'pasted'): Promise<Findings> {
  return box.evaluate(
    async (element: HTMLInputElement, [all, unknown, isPasted]) => {
      const {until, type, findings} = (window as unknown as WithTools).tools;
      const answer = () => document.querySelector('dialog[open] [role="status"]')?.textContent ?? '';
      const results: Findings = [];
      for (const [text, typed] of all) {
        type(element, unknown);
        const isReady = await until(() => answer().includes(unknown));
        if (isPasted) {
          element.select();
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', `${text}\n${text}`);
          element.dispatchEvent(
            new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}),
          );
        } else type(element, typed);
        const isSettled = await until(() => !/^$|^Reading/.test(answer()) && !answer().includes(unknown));
        const isKept = isPasted || element.value === typed;
        const says = isReady && isSettled && isKept ? [] : [`it says: ${answer().slice(0, 80)}`];
        results.push([text, [...says, ...findings()]]);
      }
      return results;
    },
    [texts.map((text) => [text, inOneLine(text)] as const), 'qqqzzzxxx', how === 'pasted'] as const,
  );
}

const places: Readonly<Record<string, Place>> = {
  'the chain lab': lab(`${DOCS}/basic-concepts/contract/methods#chain-lab`, {
    'the state of the chain lab': refusedStates('chain'),
    'texts in a state of the chain lab': shownStates('chain', chainWith),
  }),
  'the validator bench': lab(`${DOCS}/modules/validator/schema-validator#validator-bench`, {
    'the state of the validator bench': refusedStates('bench'),
    'texts in a state of the validator bench': shownStates('bench', benchWith),
  }),
  'the request walk': lab(`${DOCS}/architecture/routing#request-walk`, {
    'the state of the request walk': refusedStates('walk'),
    'texts in a state of the request walk': shownStates('walk', walkWith),
  }),
  'the benchmark reader': lab(`${DOCS}/basic-concepts/contract/benchmark#benchmark-reader`, {
    'the state of the benchmark reader': refusedStates('benchmark'),
  }),

  'an address without a page': {
    async arrive(page) {
      await page.goto('/nothing-here');
      await expect(page.getByText('There is no page at')).toBeVisible();
    },
    runs: {
      'the path': (page, texts) =>
        page.evaluate(
          async (pairs) => {
            const {until, visit, findings} = (window as unknown as WithTools).tools;
            const said = () => document.querySelector('main p code')?.textContent;
            const results: Findings = [];
            for (const [text, address] of pairs) {
              const before = said();
              visit(address);
              const isSettled = await until(() => said() !== undefined && said() !== before);
              results.push([text, [...(isSettled ? [] : [`it says: ${said()}`]), ...findings()]]);
            }
            return results;
          },
          texts.map((text) => [text, `/${inAddress(text)}`] as const),
        ),
    },
  },

  'the landing page': {
    arrive: (_page, open) => open('/'),
    runs: {
      'the example of the landing page': (page, texts) =>
        page.evaluate(
          async (pairs) => {
            const {until, visit, findings} = (window as unknown as WithTools).tools;
            const chosen = () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
            const results: Findings = [];
            const first = chosen();
            for (const [text, address] of pairs) {
              visit('?example=registration');
              const isReady = await until(() => chosen() !== first);
              visit(address);
              const isSettled = await until(() => chosen() === first);
              results.push([
                text,
                [...(isReady && isSettled ? [] : [`it shows ${chosen()}`]), ...findings()],
              ]);
            }
            return results;
          },
          texts.map((text) => [text, `?example=${inAddress(text)}`] as const),
        ),
      async 'attributes and colours by query'(page, texts) {
        const values = texts.map((text, index) => `docusaurus-data-x${index}=${inAddress(text)}`);
        const names = texts.map((text) => `docusaurus-data-${inAddress(text)}=${inAddress(text)}`);
        const [theme = ''] = texts;
        await page.goto(
          `/?docusaurus-theme=${inAddress(theme)}&${[...values, ...names].join('&')}&x=%E0%A4%A&%zz#%E0%A4%A`,
        );
        await hydrated(page);
        await bringTools(page);
        const results = await page.evaluate((all) => {
          const {documentElement} = document;
          const found = (window as unknown as WithTools).tools.findings();
          return all.map((text, index): Findings[number] => {
            const isText = documentElement.getAttribute(`data-x${index}`) === text;
            return [text, [...(isText ? [] : ['no attribute as it is']), ...found]];
          });
        }, texts);
        // Neither light nor dark: the button chooses as ever.
        await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
        return results;
      },
    },
  },

  'the search': {
    async arrive(page, open) {
      await open(`${DOCS}/introduction`);
      await openWhole(page);
    },
    runs: {
      'the question of the search': (page, texts) => typeEach(field(page), texts, 'typed'),
      'what is pasted into the search': (page, texts) => typeEach(field(page), texts, 'pasted'),
    },
  },

  'the page of errors': {
    arrive: (_page, open) => open(`${DOCS}/reference/errors`),
    runs: {
      async 'the fragment'(page, texts) {
        const found = await page.evaluate(
          async (pairs) => {
            const {until, visit, findings} = (window as unknown as WithTools).tools;
            const row = document.querySelector('main tbody tr[id]');
            const plain = row?.className;
            const results: Findings = [];
            for (const [text, hash] of pairs) {
              visit(`#${row?.id}`);
              const isReady = await until(() => row?.className !== plain);
              visit(hash);
              const isSettled = await until(() => row?.className === plain);
              results.push([text, [...(isReady && isSettled ? [] : ['it was not read']), ...findings()]]);
            }
            return results;
          },
          texts.map((text) => [text, `#${inAddress(text)}`] as const),
        );
        // A report names the place that the address names.
        const report = page.getByRole('link', {name: 'Report a problem'}).first();
        await report.dispatchEvent('pointerdown');
        await expect(report).toHaveAttribute('href', /^https:\/\/github\.com\/[\w/-]+\/issues\/new\?/);
        return found;
      },
      'the box of the error finder': (page, texts) =>
        page.getByRole('textbox', {name: 'Your response, log line or error text'}).evaluate(
          async (element: HTMLTextAreaElement, pairs) => {
            const {until, type, findings} = (window as unknown as WithTools).tools;
            const says = () => element.form?.querySelector('[role="status"]')?.textContent ?? '';
            const results: Findings = [];
            for (const [text, typed] of pairs) {
              type(element, '');
              const isReady = await until(() => says() === '');
              type(element, typed);
              element.form?.requestSubmit();
              const isSettled = await until(() => says() !== '');
              const isKept = element.value === typed;
              results.push([text, [...(isReady && isSettled && isKept ? [] : [says()]), ...findings()]]);
            }
            return results;
          },
          texts.map((text) => [text, inLines(text)] as const),
        ),
      'the filter of a table': (page, texts) =>
        page.getByRole('searchbox', {name: 'Filter messages'}).evaluate(
          async (element: HTMLInputElement, pairs) => {
            const {until, type, findings} = (window as unknown as WithTools).tools;
            const results: Findings = [];
            for (const [text, typed] of pairs) {
              type(element, typed);
              const isKept = await until(() => element.getAttribute('value') === typed);
              results.push([text, [...(isKept ? [] : ['it was not taken']), ...findings()]]);
            }
            return results;
          },
          texts.map((text) => [text, inOneLine(text)] as const),
        ),
    },
  },

  'a page with samples': {
    arrive: (_page, open) => open(`${DOCS}/architecture/databases`),
    runs: {
      async 'the tenant'(page, texts) {
        const control = page.getByRole('button', {name: /^Tenant in samples/});
        const box = page.getByRole('textbox', {name: 'Tenant id'});
        const refused = texts.filter((text) => faultOf(inOneLine(text).trim()) !== undefined);
        await control.click();
        const found = await box.evaluate(
          async (element: HTMLInputElement, pairs) => {
            const {until, type, findings} = (window as unknown as WithTools).tools;
            const says = () => element.form?.querySelector('[role="alert"]')?.textContent ?? '';
            const results: Findings = [];
            for (const [text, typed] of pairs) {
              type(element, 'x');
              const isReady = await until(() => says() === '');
              type(element, typed);
              element.form?.requestSubmit();
              const isSettled = await until(() => says() !== '');
              results.push([text, [...(isReady && isSettled ? [] : ['it was taken']), ...findings()]]);
            }
            return results;
          },
          refused.map((text) => [text, inOneLine(text)] as const),
        );
        await expect(page.getByRole('article')).toContainText(DEFAULT_UID);
        // Mere letters and digits are as good an id as any, whatever they mean elsewhere.
        for (const text of texts.filter((one) => !refused.includes(one))) {
          await box.fill(text);
          await box.press('Enter');
          await expect(page.getByRole('article')).toContainText(`For the tenant ${text} the schema is`);
          found.push([text, []]);
          await control.click();
        }
        await control.click();
        return found;
      },
      'the storage': (page, texts) =>
        page.evaluate(
          async ([all, names, tenantKey]) => {
            const {until, findings} = (window as unknown as WithTools).tools;
            const {dataset} = document.documentElement;
            const shows = (uid: string) =>
              document
                .querySelector('article')
                ?.textContent.includes(`For the tenant ${uid} the schema is`) ?? false;
            const store = (key: string, newValue: string) => {
              localStorage.setItem(key, newValue);
              dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: localStorage}));
            };
            const results: Findings = [];
            for (const [text, shown] of all) {
              store(tenantKey, 'acme-7');
              const isReady = await until(() => shows('acme-7'));
              for (const name of names) store(name, text);
              const isSettled = await until(() => shows(shown));
              const isQuiet = dataset.sidebar === undefined && /^(light|dark)$/.test(dataset.theme ?? '');
              results.push([
                text,
                [...(isReady && isSettled && isQuiet ? [] : ['it was taken']), ...findings()],
              ]);
            }
            return results;
          },
          [
            texts.map((text) => [text, faultOf(text) === undefined ? text : DEFAULT_UID] as const),
            [TENANT_KEY, SIDEBAR_KEY, SHORTCUTS_KEY, RECENT_KEY, ANSWER_KEY, 'theme'],
            TENANT_KEY,
          ] as const,
        ),
    },
  },
};

// The address without a page is answered as such.
test.use({expectedNoise: /^console error: Failed to load resource: .* 404/});

for (const [title, {arrive, runs}] of Object.entries(places)) {
  test(`${title}: hostile inputs stay text, and nothing stops`, async ({page, open}) => {
    test.slow();
    expect(Object.keys(runs).length).toBeGreaterThan(0);
    const seen = watch(page);
    await arrive(page, open);
    for (const [way, run] of Object.entries(runs) as [Way, Run][]) {
      await test.step(way, async () => {
        await bringTools(page);
        const found = await run(page, ways[way]);
        expect(found.map(([text]) => text).sort(), 'each was tried').toEqual([...ways[way]].sort());
        const harm = found.filter(([, findings]) => findings.length > 0);
        expect(harm.map(([text, findings]) => `${shortened(text)}: ${findings.join(', ')}`)).toEqual([]);
      });
    }
    expect(seen).toEqual([]);
  });
}

test('every way in is tried', () => {
  const tried = Object.values(places).flatMap(({runs}) => Object.keys(runs));
  expect(tried.sort()).toEqual(Object.keys(ways).sort());
});

test('the look for harm sees what an input that runs would leave', async ({page, open}) => {
  await open(`${DOCS}/introduction`);
  await bringTools(page);
  const findings = () => page.evaluate(() => (window as unknown as WithTools).tools.findings());
  expect(await findings()).toEqual([]);
  await page.evaluate((run) => {
    const [name = ''] = run.split('=');
    Object.assign(window, {[name]: 1});
    const link = document.body.appendChild(document.createElement('a'));
    link.setAttribute('href', `javascript:${run}`);
    document.body.appendChild(document.createElement('iframe'));
    document.body.appendChild(document.createElement('script'));
    Object.assign(Object.prototype, {polluted: 1});
  }, RUN);
  const found = await findings();
  await page.evaluate(() => Reflect.deleteProperty(Object.prototype, 'polluted'));
  expect(found).toEqual(
    expect.arrayContaining([
      `<a href="javascript:${RUN}">`,
      '<iframe>',
      '<script>',
      'a script ran',
      'a prototype was changed',
    ]),
  );
});

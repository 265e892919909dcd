import type {Locator, Page} from '@playwright/test';
import {SHORTCUTS_KEY} from '../src/shared/shortcuts';
import {ANSWER_KEY} from '../src/frame/firstVisitAnswer';
import {presets as chainPresets} from '../src/labs/chain/presets';
import {stateCodec as chainCodec} from '../src/labs/chain/stateCodec';
import {toRaw} from '../src/labs/address';
import {codec as benchCodec} from '../src/labs/validator/presets';
import {RECENT_KEY} from '../src/search/recentPages';
import {SIDEBAR_KEY} from '../src/frame/sidebarState';
import {DEFAULT_UID, faultOf, TENANT_KEY} from '../src/shared/tenant';
import {latest} from './build';
import {expect, hydrated} from './fixtures';
import {bringTools, type Finding, type WithTools} from './hostile-page';
import {inAddress, inLines, inOneLine, type Way} from './hostileInputs';
import {REFUSED} from './lab-page';
import {field, openWhole} from './search-page';

const DOCS = `/docs/${latest}`;

type Open = (path: string) => Promise<unknown>;
export type Run = (page: Page, texts: readonly string[]) => Promise<Finding[]>;

/** A page, and the ways into it. */
interface Place {
  arrive: (page: Page, open: Open) => Promise<unknown>;
  runs: Partial<Record<Way, Run>>;
}

/** Each text in the state of a lab in the address: first a state that is otherwise, then what is made of this one. */
const states =
  (parameter: string, isRefused: boolean, rawOf: (text: string) => string): Run =>
  async (page, texts) => {
    await expect(page.getByText('The lab is loading …')).toHaveCount(0);
    return page.evaluate(
      async ([name, pairs, refused, note]) => {
        const {attemptEach, visit} = (window as unknown as WithTools).tools;
        const isNoted = () => document.querySelector('[data-lab]')?.textContent.includes(note) ?? false;
        return attemptEach(pairs, (raw) => ({
          steps: [
            // Nothing in the address is the preset; the other one is no state at all.
            [() => visit(refused ? location.pathname : `?${name}=.-`), () => isNoted() !== refused],
            [() => visit(`?${name}=${raw}`), () => isNoted() === refused],
          ],
          says: () => 'it was not read',
        }));
      },
      [parameter, texts.map((text) => [text, rawOf(text)] as const), isRefused, REFUSED] as const,
    );
  };

const refusedStates = (parameter: string) => states(parameter, true, inAddress);

const shownStates = (parameter: string, rawOf: (text: string) => string) => states(parameter, false, rawOf);

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
const typeEach = (box: Locator, texts: readonly string[], how: 'typed' | 'pasted'): Promise<Finding[]> =>
  box.evaluate(
    async (element: HTMLInputElement, [all, unknown, isPasted]) => {
      const {attemptEach, type} = (window as unknown as WithTools).tools;
      const answer = () => document.querySelector('dialog[open] [role="status"]')?.textContent ?? '';
      const paste = (text: string) => {
        element.select();
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        element.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
      };
      return attemptEach(all, (typed, text) => ({
        steps: [
          [() => type(element, unknown), () => answer().includes(unknown)],
          [
            () => (isPasted ? paste(`${text}\n${text}`) : type(element, typed)),
            () => !/^$|^Reading/.test(answer()) && !answer().includes(unknown),
          ],
        ],
        holds: () => isPasted || element.value === typed,
        says: () => `it says: ${answer().slice(0, 80)}`,
      }));
    },
    [texts.map((text) => [text, inOneLine(text)] as const), 'qqqzzzxxx', how === 'pasted'] as const,
  );

export const places: Readonly<Record<string, Place>> = {
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
            const {attemptEach, visit} = (window as unknown as WithTools).tools;
            const said = () => document.querySelector('main p code')?.textContent;
            return attemptEach(pairs, (address) => {
              const before = said();
              return {
                steps: [[() => visit(address), () => said() !== undefined && said() !== before]],
                says: () => `it says: ${said()}`,
              };
            });
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
            const {attemptEach, visit} = (window as unknown as WithTools).tools;
            const chosen = () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
            const first = chosen();
            return attemptEach(pairs, (address) => ({
              steps: [
                [() => visit('?example=registration'), () => chosen() !== first],
                [() => visit(address), () => chosen() === first],
              ],
              says: () => `it shows ${chosen()}`,
            }));
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
          return all.map((text, index): Finding => {
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
            const {attemptEach, visit} = (window as unknown as WithTools).tools;
            const row = document.querySelector('main tbody tr[id]');
            const plain = row?.className;
            return attemptEach(pairs, (hash) => ({
              steps: [
                [() => visit(`#${row?.id}`), () => row?.className !== plain],
                [() => visit(hash), () => row?.className === plain],
              ],
              says: () => 'it was not read',
            }));
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
            const {attemptEach, type} = (window as unknown as WithTools).tools;
            const says = () => element.form?.querySelector('[role="status"]')?.textContent ?? '';
            const submit = (typed: string) => {
              type(element, typed);
              element.form?.requestSubmit();
            };
            return attemptEach(pairs, (typed) => ({
              steps: [
                [() => type(element, ''), () => says() === ''],
                [() => submit(typed), () => says() !== ''],
              ],
              holds: () => element.value === typed,
              says,
            }));
          },
          texts.map((text) => [text, inLines(text)] as const),
        ),
      'the filter of a table': (page, texts) =>
        page.getByRole('searchbox', {name: 'Filter messages'}).evaluate(
          async (element: HTMLInputElement, pairs) => {
            const {attemptEach, type} = (window as unknown as WithTools).tools;
            return attemptEach(pairs, (typed) => ({
              steps: [[() => type(element, typed), () => element.getAttribute('value') === typed]],
              says: () => 'it was not taken',
            }));
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
            const {attemptEach, type} = (window as unknown as WithTools).tools;
            const says = () => element.form?.querySelector('[role="alert"]')?.textContent ?? '';
            const submit = (typed: string) => {
              type(element, typed);
              element.form?.requestSubmit();
            };
            return attemptEach(pairs, (typed) => ({
              steps: [
                [() => type(element, 'x'), () => says() === ''],
                [() => submit(typed), () => says() !== ''],
              ],
              says: () => 'it was taken',
            }));
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
            const {attemptEach} = (window as unknown as WithTools).tools;
            const {dataset} = document.documentElement;
            const shows = (uid: string) =>
              document
                .querySelector('article')
                ?.textContent.includes(`For the tenant ${uid} the schema is`) ?? false;
            const store = (key: string, newValue: string) => {
              localStorage.setItem(key, newValue);
              dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: localStorage}));
            };
            return attemptEach(all, (shown, text) => ({
              steps: [
                [() => store(tenantKey, 'acme-7'), () => shows('acme-7')],
                [() => names.forEach((name) => store(name, text)), () => shows(shown)],
              ],
              holds: () => dataset.sidebar === undefined && /^(light|dark)$/.test(dataset.theme ?? ''),
              says: () => 'it was taken',
            }));
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

import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {LABS, type LabId} from '../src/labs/list';
import {latest, readBuild} from './build';
import {expect} from './fixtures';

/** What a lab says of an address that it cannot read. */
export const REFUSED = 'The address held a state that this lab cannot read; it shows the preset instead.';

export const addressOf = (id: LabId) => `/docs/${latest}/${LABS[id].page}`;
export const labIn = (page: Page, id: LabId) => page.getByRole('region', {name: LABS[id].title});
export const startFrom = (lab: Locator) => lab.getByRole('combobox', {name: 'Start from'});
export const button = (lab: Locator, name: string) => lab.getByRole('button', {name, exact: true});

/** What a screen reader hears of the outcome. */
export const said = (lab: Locator) => lab.getByRole('status').last();

/** The address of the one script that holds a text, such as a label of a lab. */
export function scriptWith(text: string): string {
  const folder = 'assets/js';
  const files = readdirSync(path.join(__dirname, '../build', folder)).filter(
    (name) => name.endsWith('.js') && readBuild(`${folder}/${name}`).includes(text),
  );
  expect(files).toHaveLength(1);
  return `/${folder}/${files[0]}`;
}

/** Goes to an address without another document, as Back and Forward do. */
export const visit = (page: Page, address: string) =>
  page.evaluate((to) => {
    const state = {key: `visit-${history.length}-${Math.random()}`};
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state}));
  }, address);

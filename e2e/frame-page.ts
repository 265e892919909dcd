import type {Page} from '@playwright/test';

export const versionSwitch = (page: Page) =>
  page.getByRole('button', {name: /^Version of the documentation/});

export const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
export const closeButton = (page: Page) => page.getByRole('button', {name: 'Close navigation bar'});
export const drawer = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

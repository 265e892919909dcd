import type {Page} from '@playwright/test';
import {site} from '../config/site';
import {latest} from './build';

/** How the address of a report begins. */
export const REPORT = `${site.siteRepository}/issues/new?`;

export const INTRODUCTION = `/docs/${latest}/introduction`;

export const foot = (page: Page) => page.locator('.theme-doc-footer');
export const footReport = (page: Page) => foot(page).getByRole('link', {name: 'Report a problem'});

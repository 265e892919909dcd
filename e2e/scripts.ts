import type {Page} from '@playwright/test';
import {readBuild} from './build';
import {expect} from './fixtures';

/** A kind of diagram whose name is only in the code that draws diagrams. */
export const DIAGRAM_CODE = 'flowchart-elk';

/** Tells whether a text is in the scripts that the page fetches from now on. Throws if it has fetched none. */
export function watchScripts(page: Page): (text: string) => boolean {
  const scripts: string[] = [];
  page.on('response', (response) => {
    const {pathname} = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.push(pathname.slice(1));
  });
  return (text) => {
    expect(scripts.length, 'scripts that the page fetched').toBeGreaterThan(0);
    return scripts.some((script) => readBuild(script).includes(text));
  };
}

import type {Page} from '@playwright/test';
import {readBuild} from './build';
import {expect} from './fixtures';

/** A kind of diagram, whose name stands in the code that draws diagrams and nowhere else. */
export const DIAGRAM_CODE = 'flowchart-elk';

/** Whether a text stands in the scripts that the page has fetched, from now on. Throws while it has fetched none. */
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

import type {Page} from '@playwright/test';
import {LIMIT_MS} from './browser';

interface Wanted {
  selector: string;
  /** In lower case. */
  text?: string;
}

/** Times since the epoch, in ms, as the page has them: what it takes to tell of them does not count. */
interface Times {
  /** Of the first click on the page. */
  pressed: number;
  /** When what is wanted was in sight for the first time. */
  seen: number;
}

/** The name under which pages tell of times. */
const TELL = 'tellBench';

type Tell = (what: keyof Times, at: number) => void;

/** Runs in every document of the page, before its own scripts. Looks once for each picture that the browser draws. */
function watch({selector, text}: Wanted, name: string): void {
  const tell = (what: keyof Times) =>
    (window as unknown as Record<string, Tell>)[name]?.(what, performance.timeOrigin + performance.now());
  const isInSight = (element: Element) => {
    const {width, height, top, bottom} = element.getBoundingClientRect();
    const isThere = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
    const isDrawn = !(element instanceof HTMLImageElement) || (element.complete && element.naturalWidth > 0);
    return (
      isThere &&
      isDrawn &&
      element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
      (text === undefined || (element.textContent ?? '').toLowerCase().includes(text))
    );
  };
  const look = () => {
    if ([...document.querySelectorAll(selector)].some(isInSight)) tell('seen');
    else requestAnimationFrame(look);
  };
  addEventListener('click', () => tell('pressed'), {capture: true, once: true});
  look();
}

/**
 * Watches a page that has not been opened yet.
 *
 * @returns waits for the times: of the click and of what is seen, or of that alone
 */
export async function watchFor(
  page: Page,
  wanted: Wanted,
): Promise<(needed: (keyof Times)[]) => Promise<Times>> {
  const times: Partial<Times> = {};
  let hear: () => void = () => undefined;
  const tell: Tell = (what, at) => {
    times[what] ??= at;
    hear();
  };
  await page.exposeFunction(TELL, tell);
  // Compiled functions keep their names by a helper that pages do not have.
  const script = `(${watch.toString()})(${JSON.stringify(wanted)}, ${JSON.stringify(TELL)})`;
  await page.addInitScript(`{ const __name = (value) => value; ${script}; }`);
  return (needed) =>
    new Promise((resolve, reject) => {
      const limit = setTimeout(
        () => reject(new Error(`${wanted.selector} was not seen within ${LIMIT_MS / 1000} s`)),
        LIMIT_MS,
      );
      hear = () => {
        if (needed.some((what) => times[what] === undefined)) return;
        clearTimeout(limit);
        resolve({pressed: NaN, seen: NaN, ...times});
      };
      hear();
    });
}

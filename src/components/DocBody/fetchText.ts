import {markOf, textFile} from './textFile';

const scriptsOfPage = (): string =>
  document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts ?? '';

/** The name of a script has a hash of what is in it; the first script knows those of all others. */
const hashIn = (scripts: string): string => /\.(\w+)\.js/.exec(scripts)?.[1] ?? '';

/** The address of the text of a page, another one for each build: what it leads to may be kept. */
export const textAddress = (pathname: string): string => `${textFile(pathname)}?${hashIn(scriptsOfPage())}`;

/** The HTML of the text of a page; undefined where it does not come, or with that of another build. */
export async function fetchText(pathname: string): Promise<string | undefined> {
  const mark = markOf(scriptsOfPage());
  try {
    const html = await (await fetch(textAddress(pathname))).text();
    return html.startsWith(mark) ? html.slice(mark.length) : undefined;
  } catch {
    return undefined;
  }
}

import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Readable} from 'node:stream';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readTokens} from '../../config/tokens';
import {draw, type Press} from './draw';
import {readCard} from './page';
import {readFonts} from './text';

const TOKENS = 'src/css/tokens.css';
const CACHE = 'node_modules/.cache/rift-cards';

/** So many cards are drawn at a time: Node has four threads for this and for files. */
const AT_ONCE = 3;

/** The picture of each page that names one (src/frame/PageMeta), drawn from the title and section in its HTML. */
export default function cards({siteDir}: LoadContext): Plugin {
  async function press(): Promise<Press> {
    const sheet = path.join(siteDir, TOKENS);
    return {
      fonts: await readFonts(),
      palette: {light: readTokens(sheet, 'light'), dark: readTokens(sheet, 'dark')},
      cache: path.join(siteDir, CACHE),
    };
  }

  return {
    name: 'rift-cards',
    async postBuild({outDir, routesPaths}) {
      const ready = await press();
      const drawFor = async (route: string) => {
        const page = `${route.replace(/\/$/, '/index').replace(/\.html$/, '')}.html`;
        const card = readCard(await readFile(path.join(outDir, page), 'utf8'));
        if (!card) return;
        const file = path.join(outDir, card.file);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, await draw(card, ready));
      };
      await Readable.from(routesPaths).forEach(drawFor, {concurrency: AT_ONCE});
    },
  };
}

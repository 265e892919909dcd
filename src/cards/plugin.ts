import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Readable} from 'node:stream';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readTokens} from '../../config/tokens';
import {draw, readFonts} from './draw';
import {readCard} from './readCard';

const TOKENS = 'src/css/tokens.css';
const CACHE = 'node_modules/.cache/rift-cards';

/** How many cards are drawn at a time. Node has four threads for this and for files. */
const CONCURRENCY = 3;

/** Draws the card of each page that names one (src/frame/CardMeta), from its HTML. */
export default function cards({siteDir}: LoadContext): Plugin {
  return {
    name: 'rift-cards',
    async postBuild({outDir, routesPaths}) {
      const sheet = path.join(siteDir, TOKENS);
      const options = {
        fonts: await readFonts(),
        palette: {light: readTokens(sheet, 'light'), dark: readTokens(sheet, 'dark')},
        cache: path.join(siteDir, CACHE),
      };
      const drawFor = async (route: string) => {
        const page = `${route.replace(/\/$/, '/index').replace(/\.html$/, '')}.html`;
        const card = readCard(await readFile(path.join(outDir, page), 'utf8'));
        if (!card) return;
        const file = path.join(outDir, card.file);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, await draw(card, options));
      };
      await Readable.from(routesPaths).forEach(drawFor, {concurrency: CONCURRENCY});
    },
  };
}

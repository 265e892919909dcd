import {withoutSlash} from '../../config/address';
import {site} from '../../config/site';

/** The image that link previews show. */
export const CARD = {
  width: 1200,
  height: 630,
  type: 'image/png',
  /** A link preview may refuse a larger file. */
  mostBytes: 60_000,
} as const;

/** The folder of the cards in the build, without a leading slash. */
export const CARDS = 'img/cards';

/** The address of a page's card: that of /docs/v1/modules is /img/cards/docs/v1/modules.png. */
export const cardPath = (pathname: string) => `/${CARDS}${withoutSlash(pathname) || '/index'}.png`;

/** The alternative text of a card. */
export const cardText = (title: string, version?: string) =>
  version === undefined ? `${site.name}: ${title}` : `${site.name} documentation ${version}: ${title}`;

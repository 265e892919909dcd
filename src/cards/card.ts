import {withoutSlash} from '../../config/address';
import {site} from '../../config/site';

/** The picture that a link to a page is shown with. */
export const CARD = {
  width: 1200,
  height: 630,
  type: 'image/png',
  /** A link preview may refuse a larger one. */
  mostBytes: 60_000,
} as const;

/** Where the cards are, without a slash at the start. */
export const CARDS = 'img/cards';

/** The address of a page's card, from the root of the site: /docs/v1/modules has /img/cards/docs/v1/modules.png. */
export const cardPath = (pathname: string) => `/${CARDS}${withoutSlash(pathname) || '/index'}.png`;

/** The card in words. */
export const cardText = (title: string, version?: string) =>
  version === undefined ? `${site.name}: ${title}` : `${site.name} documentation ${version}: ${title}`;

import type {Content} from '../content/read';
import {frontMatter, writeBody, type Addresses, type Page} from '../content/markdown';

/** The addresses of the pages in the site of a peer. */
export const addressesOf = ({base, pages}: Content, toAddress: Addresses['toAddress']): Addresses => ({
  base,
  paths: new Set(pages.map(({path}) => path)),
  toAddress,
});

/** A page whose title is shown by the theme. */
export function withTitle(page: Page, addresses: Addresses): string {
  const {title, description} = page;
  return `${frontMatter({title, description})}\n${writeBody(page, addresses)}`;
}

/** A page whose title is a heading of its text. */
export function withHeading(page: Page, addresses: Addresses, fields: Record<string, boolean> = {}): string {
  const {title, description} = page;
  return `${frontMatter({title, description, ...fields})}\n# ${title}\n\n${writeBody(page, addresses)}`;
}

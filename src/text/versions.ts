import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {withoutSlash} from '../../config/address';

/** A page of the docs as the docs plugin has loaded it. */
export interface DocPage {
  /** Without a slash at the end: `/docs/v1/modules`. */
  path: string;
  title: string;
  description: string;
  /** `unlisted` of its front matter: it has an address and a Markdown file, but no list names it. */
  isUnlisted: boolean;
  /** The label of its top-level sidebar group, if it is in one. */
  group?: string;
  /** `section_keywords` of its front matter: what readers call its sections, by their anchors. */
  sectionKeywords: Readonly<Record<string, readonly string[]>>;
}

/** A version of the docs, with its pages in the order of its sidebar. */
export interface DocVersion {
  label: string;
  /** `/docs/v1` */
  path: string;
  /** The folder of its source, absolute. */
  folder: string;
  pages: readonly DocPage[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

function idsOf(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...own, ...item.items.flatMap(idsOf)];
}

/** Pages that are in no sidebar come last, sorted by address. */
export function docVersion({label, path, contentPath, docs, sidebars}: LoadedVersion): DocVersion {
  const items = Object.values(sidebars).flat();
  const order = items.flatMap(idsOf);
  const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const groups = new Map(
    items.flatMap((item) =>
      item.type === 'category' ? idsOf(item).map((id) => [id, item.label] as const) : [],
    ),
  );
  const pages = [...docs]
    .sort((a, b) => placeOf(a.id) - placeOf(b.id) || a.permalink.localeCompare(b.permalink))
    .map(({id, permalink, title, description, unlisted, frontMatter}) => ({
      path: withoutSlash(permalink),
      title,
      description,
      isUnlisted: unlisted,
      group: groups.get(id),
      sectionKeywords: (frontMatter.section_keywords ?? {}) as DocPage['sectionKeywords'],
    }));
  return {label, path: withoutSlash(path), folder: contentPath, pages};
}

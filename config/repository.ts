import {site} from './site';

/** The form of .github/ISSUE_TEMPLATE whose fields a report fills. */
export const PROBLEM_FORM = 'page.yml';

/** What a reader reports. The keys, except the title, are the ids of fields in the form. */
export interface Problem {
  title: string;
  /** The path of the page. */
  page?: string;
  version?: string;
  /** The heading being read. */
  heading?: string;
}

/** In characters: fragments and paths can be of any length, but GitHub refuses long addresses. */
const LONGEST = 200;

/**
 * Where a file of the site is edited on GitHub. A folder, whose path ends with a slash, is only shown, because only files can be
 * edited.
 */
export function editAddress(path: string): string {
  const action = path.endsWith('/') ? 'tree' : 'edit';
  const encoded = path.replace(/\/$/, '').split('/').map(encodeURIComponent).join('/');
  return `${site.siteRepository}/${action}/${site.siteBranch}/${encoded}`;
}

/** The address of the form for reporting a problem, with what is known filled in. */
export function problemAddress({title, ...fields}: Problem): string {
  const query = new URLSearchParams({template: PROBLEM_FORM, title: `${title.slice(0, LONGEST)}: `});
  for (const [name, value] of Object.entries(fields)) if (value) query.set(name, value.slice(0, LONGEST));
  return `${site.siteRepository}/issues/new?${query.toString()}`;
}

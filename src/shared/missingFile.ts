/** The bundler's error for a chunk that cannot be loaded has the same field. */
interface Missing {
  request?: unknown;
}

/** A file of this build that a page asked for later, and did not get. */
class MissingFile extends Error {
  constructor(
    readonly request: string,
    reason: string,
  ) {
    super(`${request}: ${reason}`);
  }
}

const isPage = ({headers}: Response) => headers.get('content-type')?.startsWith('text/html') === true;

/**
 * The content of a JSON file of this build.
 *
 * @throws if there is none; some hosts answer with a page then
 */
export async function fetchJson<T>(address: string, init?: RequestInit): Promise<T> {
  const response = await fetch(address, init);
  if (!response.ok) throw new MissingFile(address, `the answer is ${response.status}`);
  if (isPage(response)) throw new MissingFile(address, 'the answer is a page');
  return (await response.json()) as T;
}

/** The script of the page itself, for errors that do not name what is missing. */
const ownScript = () => document.querySelector<HTMLScriptElement>('script[src*="/assets/js/main."]')?.src;

/** Whether a newer deploy has removed the file that could not be loaded. */
async function isStale(error: unknown): Promise<boolean> {
  const {request = ownScript()} = (error ?? {}) as Missing;
  if (typeof request !== 'string') return false;
  try {
    const response = await fetch(request, {method: 'HEAD', cache: 'no-store'});
    return response.status === 404 || response.status === 410 || isPage(response);
  } catch {
    return false;
  }
}

const NOTICE = 'Rift-stale';

/** Says once that the site has changed since the page was opened, and offers to load it anew. */
function offerReload(): void {
  if (document.getElementById(NOTICE)) return;
  const notice = document.createElement('div');
  notice.id = NOTICE;
  notice.className = 'sheet stale';
  notice.setAttribute('role', 'status');
  // The page behind an open dialog cannot be reached.
  (document.querySelector('dialog[open]') ?? document.body).append(notice);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'outlined';
  button.textContent = 'Load it anew';
  button.addEventListener('click', () => window.location.reload());
  // After the element, because screen readers announce what changes in one that is there.
  setTimeout(() =>
    notice.append('This site has changed since you opened the page: a part of it is gone.', button),
  );
}

/** What to do about a file that could not be loaded: if a newer deploy has removed it, offers to reload, and resolves to true. */
export async function isStaleBuild(error: unknown): Promise<boolean> {
  const is = await isStale(error);
  if (is) offerReload();
  return is;
}

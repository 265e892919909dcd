/** Whether the site answers, whatever it says. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch('/', {method: 'HEAD', cache: 'no-store'});
    return true;
  } catch {
    return false;
  }
}

/** What bundlers tell of a file of code that did not come. */
interface Missing {
  request?: unknown;
}

/** Whether code did not come since its file is there no more: a build after the one that this page is of has others. */
export async function isGone(error: unknown): Promise<boolean> {
  const {request} = (error ?? {}) as Missing;
  if (typeof request !== 'string') return false;
  try {
    const {status} = await fetch(request, {method: 'HEAD', cache: 'no-store'});
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

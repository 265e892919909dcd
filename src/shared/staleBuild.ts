/** The bundler's error for a chunk that cannot be loaded. */
interface Missing {
  request?: unknown;
}

/** Whether a newer deploy has removed the file that could not be loaded. */
export async function isStaleBuild(error: unknown): Promise<boolean> {
  const {request} = (error ?? {}) as Missing;
  if (typeof request !== 'string') return false;
  try {
    const {status} = await fetch(request, {method: 'HEAD', cache: 'no-store'});
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

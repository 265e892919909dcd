let loading: Promise<void> | undefined;

function load(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-whole-sheet]');
  if (!link) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const all = link.cloneNode() as HTMLLinkElement;
    all.media = 'all';
    all.addEventListener('load', () => resolve());
    all.addEventListener('error', () => {
      all.remove();
      loading = undefined;
      reject(new Error('the style sheet did not come'));
    });
    link.after(all);
  });
}

/** The rules that a page of the build does not need as it is sent; resolves when they hold. */
export function wholeSheet(): Promise<void> {
  loading ??= load();
  return loading;
}

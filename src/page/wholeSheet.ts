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
      reject(new Error('the style sheet cannot be loaded'));
    });
    link.after(all);
  });
}

/** Applies the complete style sheet, of which a page has only the rules that it starts with. */
export function wholeSheet(): Promise<void> {
  loading ??= load();
  return loading;
}

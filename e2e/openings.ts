import type {Page} from '@playwright/test';

/** Whatever opens because of a text: dialogs, windows, downloads and frames, as they come. Requests and the console are watched by fixtures.ts. */
export function watchOpenings(page: Page): string[] {
  const seen: string[] = [];
  page.on('dialog', async (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`window: ${popup.url()}`));
  page.on('download', (download) => seen.push(`download: ${download.url()}`));
  page.on('frameattached', () => seen.push('frame'));
  return seen;
}

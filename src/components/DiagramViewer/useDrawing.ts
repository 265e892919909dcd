import {useCallback, useEffect, useMemo, useState} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {ThemeConfig} from '@docusaurus/theme-mermaid';
import {NOT_LOADED} from './fault';
import {fetchPicture} from './fetchPicture';
import type {PictureFile} from './pictureFile';
import type {Drawing, Order} from './render';

/** The same in both colour modes, so that a change of mode draws nothing anew. */
function useDiagramOptions() {
  const {theme, options} = (useThemeConfig() as unknown as ThemeConfig).mermaid;
  return useMemo(() => ({...options, theme: theme.dark, startOnLoad: false}), [theme, options]);
}

interface Wanted {
  source: string;
  /** Whether a name and a twin are to be found too. */
  isRead: boolean;
  /** Its picture, where it was drawn ahead. */
  file: PictureFile | undefined;
}

/** What draws comes with the first diagram that is to be drawn: one that was not drawn ahead, or whose file is gone. */
async function drawLater(
  {file, ...order}: Order & Pick<Wanted, 'file'>,
  isWanted: () => boolean,
): Promise<Drawing | undefined> {
  const picture = file && (await fetchPicture(file));
  if (picture) return {source: order.source, picture};
  try {
    const {draw} = await import('./render');
    return await draw(order, isWanted);
  } catch {
    return {source: order.source, fault: {kind: 'loading', message: NOT_LOADED}};
  }
}

/**
 * The drawing of a source, from the moment that it is wanted. While a changed source is drawn, the drawing is still the
 * one before, as its own `source` tells.
 */
export function useDrawing({source, isRead, file}: Wanted, isWanted: boolean) {
  const options = useDiagramOptions();
  const [drawing, setDrawing] = useState<Drawing>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    void drawLater({source, options, isRead, file}, () => isCurrent).then((next) => {
      if (isCurrent && next) setDrawing(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [source, options, isRead, file, isWanted, attempt]);
  const retry = useCallback(() => {
    setDrawing(undefined);
    setAttempt((before) => before + 1);
  }, []);
  const isLost = drawing?.fault?.kind === 'loading';
  useEffect(() => {
    if (!isLost) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isLost, retry]);
  return {drawing, retry};
}

import {useCallback, useEffect, useState} from 'react';
import {NOT_LOADED} from './drawingFault';
import {fetchPicture} from './fetchPicture';
import type {PictureFile} from './pictureFile';
import type {Drawing, Order} from './render';

interface Wanted {
  source: string;
  /** Whether a name and a twin are to be found too. */
  isRead: boolean;
  /** Its picture, where it was drawn ahead. */
  file: PictureFile | undefined;
}

/** What draws comes with the first diagram that is to be drawn: one that was not drawn ahead, or whose file is gone. */
async function drawLater(
  {file, ...order}: Omit<Order, 'options'> & Pick<Wanted, 'file'>,
  isWanted: () => boolean,
): Promise<Drawing | undefined> {
  const picture = file && (await fetchPicture(file));
  if (picture) return {source: order.source, picture};
  try {
    const [{draw}, {default: options}] = await Promise.all([
      import('./render'),
      import('@generated/rift-diagrams/default/options.json'),
    ]);
    return await draw({...order, options}, isWanted);
  } catch {
    return {source: order.source, fault: {kind: 'loading', message: NOT_LOADED}};
  }
}

/**
 * The drawing of a source, from the moment that it is wanted. While a changed source is drawn, the drawing is still the
 * one before, as its own `source` tells.
 */
export function useDrawing({source, isRead, file}: Wanted, isWanted: boolean) {
  const [drawing, setDrawing] = useState<Drawing>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    void drawLater({source, isRead, file}, () => isCurrent).then((next) => {
      if (isCurrent && next) setDrawing(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [source, isRead, file, isWanted, attempt]);
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

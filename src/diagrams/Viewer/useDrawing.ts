import {useCallback, useEffect, useState} from 'react';
import type {DiagramSvg} from '../diagramSvgs';
import {NOT_LOADED} from '../render/errors';
import type {RenderResult} from '../render/render';
import {nextId, readSvg, type Drawing} from '../render/svg';

const isSvg = ({ok, headers}: Response) =>
  ok && headers.get('content-type')?.startsWith('image/svg+xml') === true;

/** The same file may stand in a page more than once: its ids begin with that of its root, which is given anew. */
function withOwnIds(markup: string): string {
  const id = /^<svg[^>]* id="([^"]+)"/.exec(markup)?.[1];
  return id === undefined ? markup : markup.replaceAll(id, nextId());
}

/** The SVG that was drawn before the build; nothing where its file does not arrive. */
async function fetchDrawing({src}: DiagramSvg): Promise<Drawing | undefined> {
  try {
    // The name of the file is a hash of its content, so any copy will do, also without a connection.
    const response = await fetch(src, {cache: 'force-cache'});
    return isSvg(response) ? readSvg(withOwnIds(await response.text())) : undefined;
  } catch {
    return undefined;
  }
}

/** Mermaid is loaded with the first diagram that was not drawn before the build, or whose file is gone. */
async function renderSource(source: string, isWanted: () => boolean): Promise<RenderResult | undefined> {
  try {
    const [{render}, {default: options}] = await Promise.all([
      import('../render/render'),
      import('@generated/rift-diagrams/default/options.json'),
    ]);
    return await render({source, options}, isWanted);
  } catch {
    return {source, error: {kind: 'loading', message: NOT_LOADED}};
  }
}

/**
 * The drawing of a source, or why there is none, from the moment that it is wanted. While a changed source is drawn, the
 * result is still the one before, as its own `source` says.
 */
export function useDrawing(source: string, diagramSvg: DiagramSvg | undefined, isWanted: boolean) {
  const [result, setResult] = useState<RenderResult>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setResult(undefined);
    setAttempt((before) => before + 1);
  }, []);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    let isLost = false;
    let isOnlineAgain = false;
    const draw = async () => {
      const drawing = diagramSvg && (await fetchDrawing(diagramSvg));
      const next = drawing ? {source, drawing} : await renderSource(source, () => isCurrent);
      if (!isCurrent || !next) return;
      isLost = next.error?.kind === 'loading';
      if (isLost && isOnlineAgain) retry();
      else setResult(next);
    };
    // From the start: the connection may be back before it is shown that it was gone.
    const hear = () => {
      isOnlineAgain = true;
      if (isLost) retry();
    };
    window.addEventListener('online', hear);
    void draw();
    return () => {
      isCurrent = false;
      window.removeEventListener('online', hear);
    };
  }, [source, diagramSvg, isWanted, attempt, retry]);
  return {result, retry};
}

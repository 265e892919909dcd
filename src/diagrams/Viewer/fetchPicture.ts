import {nextId, pictureOf, type Picture} from './diagramSvg';
import type {PictureFile} from './pictureFile';

const isPicture = ({ok, headers}: Response) =>
  ok && headers.get('content-type')?.startsWith('image/svg+xml') === true;

/** The same file may stand in a page more than once: its ids begin with that of its root, which is given anew. */
function withOwnIds(markup: string): string {
  const id = /^<svg[^>]* id="([^"]+)"/.exec(markup)?.[1];
  return id === undefined ? markup : markup.replaceAll(id, nextId());
}

/** A picture that was drawn ahead; nothing where its file does not arrive. */
export async function fetchPicture({src}: PictureFile): Promise<Picture | undefined> {
  try {
    // What is in the file is what its name says, so any copy will do, also without a connection.
    const response = await fetch(src, {cache: 'force-cache'});
    return isPicture(response) ? pictureOf(withOwnIds(await response.text())) : undefined;
  } catch {
    return undefined;
  }
}

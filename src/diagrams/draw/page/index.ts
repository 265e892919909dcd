import type {MermaidConfig} from 'mermaid';
import {draw} from '../../Viewer/render';
import {letter} from './letter';
import {prune} from './prune';

/** Draws a diagram as the site does, and makes of it a file that looks the same in every font. */
async function drawFile(id: string, source: string, options: MermaidConfig): Promise<string> {
  await Promise.all([...document.fonts].map((face) => face.load()));
  const drawing = await draw({id, source, options, isRead: false}, () => true);
  if (!drawing?.picture) throw new Error(drawing?.fault?.message ?? 'Nothing was drawn');
  const {svg} = drawing.picture;
  document.body.replaceChildren(svg);
  letter(svg);
  prune(svg);
  return new XMLSerializer().serializeToString(svg);
}

Object.assign(window, {drawFile});

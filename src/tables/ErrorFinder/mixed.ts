import {statusIn} from './codes';
import {contentsOf, MOST_PIECES, type Contents, type Envelope} from './envelope';
import type {Piece} from './find';
import {objectsIn} from './objects';

export interface Mixed extends Contents {
  /** Whether a JSON object stands at the beginning and others, or lines, behind it. */
  beginsWithObject: boolean;
  /** Whether the envelope is what was meant, and the text around it says where it came from. */
  isWrapped: boolean;
}

/** In characters: headers, a question, the name of a field. */
const WRAPPER = 4000;
/** Of the line that an envelope stands in: nothing, `Response:`, or the sign of a quotation. */
const BEFORE = /^\s*(?:[\w -]{1,40}:|[<>$`|]+)?\s*$/;

function isWrapped(text: string, start: number, end: number): boolean {
  if (text.length - (end - start) > WRAPPER) return false;
  return BEFORE.test(text.slice(text.lastIndexOf('\n', start) + 1, start));
}

const withStatus = (piece: Piece, code: number | undefined): Piece =>
  piece.isWhole && code !== undefined ? {code, ...piece} : piece;

/** The envelopes in a text, and the text around them, in their order. */
export function mixedIn(text: string): Mixed {
  const envelopes: Envelope[] = [];
  const pieces: Piece[] = [];
  const objects = objectsIn(text);
  let end = 0;
  let isAlone = false;
  for (const object of objects) {
    const contents = contentsOf(object.value);
    if (contents.envelopes.length === 0) continue;
    for (const envelope of contents.envelopes) envelopes.push(envelope);
    if (pieces.length > MOST_PIECES) continue;
    const before = text.slice(end, object.start);
    const status = statusIn(before);
    pieces.push({text: before}, ...contents.pieces.map((piece) => withStatus(piece, status)));
    isAlone = envelopes.length === 1 && isWrapped(text, object.start, object.end);
    end = object.end;
  }
  const [first] = objects;
  return {
    envelopes,
    pieces: [...pieces, {text: text.slice(end)}].filter((piece) => piece.text.trim() !== ''),
    beginsWithObject: first?.start === 0 && !/^\s*[}\]]/.test(text.slice(first.end, first.end + WRAPPER)),
    isWrapped: isAlone,
  };
}

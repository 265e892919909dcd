import {CARD} from './cardAddress';
import {ABOVE, BELOW, LETTERS, STEP} from '../shared/wordmarkShape';

/** The colours of both modes, by their names in tokens.css. */
export interface Palette {
  light: Record<string, string>;
  dark: Record<string, string>;
}

/** The y of the band at the left, and how far it steps down. */
export const BAND_TOP = 496;
const BAND_STEP = 28;

/** The slant of the step, as in the site's lines. */
const LEAN = 20;

const WORDMARK_SCALE = 1.5;
const WORDMARK = {x: 138, y: 535};

/** The mark of favicon.svg. */
const MARK = 'M0 0h36v20.4L0 27.2zM8 32.2l36-6.8V40H8z';

/** The x of the step, between a third and three quarters of the width, and the same for all pages of a section. */
export function faultAt(section: string): number {
  const sum = [...section].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return Math.round(CARD.width * (0.34 + (sum % 420) / 1000));
}

function wordmark(colour: string): string {
  const {x, y} = WORDMARK;
  return `<clipPath id="above"><path d="${ABOVE}"/></clipPath><clipPath id="below"><path d="${BELOW}"/></clipPath>
<g transform="translate(${x} ${y}) scale(${WORDMARK_SCALE})" fill="${colour}">
<path d="${LETTERS}" clip-path="url(#above)"/>
<g transform="translate(${STEP} 0)"><path d="${LETTERS}" clip-path="url(#below)"/></g>
</g>`;
}

/** A card: light above, a dark band with the wordmark below a stepped edge, and `text` over both. */
export function frame(section: string, text: string, {light, dark}: Palette): string {
  const {width, height} = CARD;
  const at = faultAt(section);
  const lower = BAND_TOP + BAND_STEP;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${light.page}"/>
<path d="M0 ${BAND_TOP}H${at}L${at + LEAN} ${lower}H${width}V${height}H0z" fill="${dark.page}"/>
<path transform="translate(72 547)" d="${MARK}" fill="${dark.red}"/>
${wordmark(dark.text ?? '')}
${text}
</svg>`;
}

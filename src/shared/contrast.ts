/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: Rgb): number {
  const [R = 0, G = 0, B = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * R + 0.7152 * G + 0.0722 * B;
}

/** From 1 (none) to 21 (black on white). Text needs 4.5. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** The channels of a hexadecimal colour of three or six digits. */
export function channels(hex: string): Rgb {
  const digits = /^#(\w{3}|\w{6})$/.exec(hex)?.[1];
  if (digits === undefined) throw new Error(`${hex} is no colour of three or six digits`);
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  const [r = 0, g = 0, b = 0] = (pairs ?? []).map((pair) => Number.parseInt(pair, 16));
  return [r, g, b];
}

/** The channels of a computed colour, `rgb(…)`, without its opacity. */
export function channelsOf(computed: string): Rgb {
  const [r, g, b] = (computed.match(/[\d.]+/g) ?? []).map(Number);
  if (r === undefined || g === undefined || b === undefined)
    throw new Error(`${computed} is no computed colour`);
  return [r, g, b];
}

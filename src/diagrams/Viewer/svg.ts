const NAMESPACE = 'http://www.w3.org/2000/svg';

/** An element of an SVG. */
export function make(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Whether a colour, as the browser computes it, lets everything through. */
export const isClear = (colour: string) => /^(transparent|rgba\(.*, 0\))$/.test(colour);

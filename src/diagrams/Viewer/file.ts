import {textsOf} from './labels';
import type {Picture} from './diagramSvg';
import {isClear, make} from './svg';

/** Room in px around the picture. */
const MARGIN = 16;

const backgroundOf = (svg: SVGSVGElement) => {
  for (let element: Element | null = svg; element; element = element.parentElement) {
    const {backgroundColor} = getComputedStyle(element);
    if (!isClear(backgroundColor)) return backgroundColor;
  }
  return 'none';
};

/**
 * A picture as a file that needs nothing else: with its background, and labels as text of the SVG. The picture must
 * stand in the page, since its labels are measured there.
 */
export function fileOf({svg, width, height}: Picture, name: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const labels = [...svg.querySelectorAll('foreignObject')];
  copy.querySelectorAll('foreignObject').forEach((label, index) => {
    const original = labels[index];
    if (original) label.replaceWith(textsOf(original));
  });
  const [x = 0, y = 0] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const box = {x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN};
  copy.setAttribute('viewBox', Object.values(box).join(' '));
  copy.setAttribute('width', String(box.width));
  copy.setAttribute('height', String(box.height));
  const title = make('title', {});
  title.textContent = name;
  copy.removeAttribute('aria-describedby');
  copy.prepend(title, make('rect', {...box, style: `fill: ${backgroundOf(svg)}; stroke: none`}));
  return new XMLSerializer().serializeToString(copy);
}

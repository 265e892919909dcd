import {guard} from './guard';

/** A diagram, drawn: a node that stands in one place of the page at a time. */
export interface Picture {
  svg: SVGSVGElement;
  /** In px. */
  width: number;
  height: number;
  /** A picture with links is not one thing for those who listen. */
  hasLinks: boolean;
}

let count = 0;

/** What the ids of one more picture of the page begin with. */
export function nextId(): string {
  count += 1;
  return `diagram-${count}`;
}

/** Room in px around a picture that does not say how large it is. */
const MARGIN = 8;

/** The box of a picture; measured on the stage where Mermaid gives it none. */
function boxOf(svg: SVGSVGElement, stage: Element | undefined): [number, number] {
  const {width, height} = svg.viewBox.baseVal;
  if (width > 0 && height > 0) return [width, height];
  if (!stage) throw new Error('A picture without a size, and no place to measure it');
  stage.replaceChildren(svg);
  const box = svg.getBBox();
  svg.remove();
  const size: [number, number] = [box.width + 2 * MARGIN, box.height + 2 * MARGIN];
  svg.setAttribute('viewBox', [box.x - MARGIN, box.y - MARGIN, ...size].join(' '));
  return size;
}

/**
 * Reads what Mermaid drew in a document that runs and loads nothing, and takes from it what could in another. On a
 * stage it can be measured.
 */
export function pictureOf(markup: string, stage?: Element): Picture {
  const svg = new DOMParser().parseFromString(markup, 'text/html').querySelector('svg');
  if (!svg) throw new Error('Nothing was drawn');
  guard(svg);
  const [width, height] = boxOf(svg, stage).map((length) => Math.ceil(length)) as [number, number];
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.style.maxWidth = '';
  // Whoever shows it says what it is. Browsers would show a title wherever the pointer rests.
  for (const name of ['role', 'aria-roledescription', 'aria-labelledby', 'aria-describedby'])
    svg.removeAttribute(name);
  svg.querySelectorAll(':scope > title, :scope > desc').forEach((element) => element.remove());
  return {svg, width, height, hasLinks: svg.querySelector('a[href], a[*|href]') !== null};
}

/** Elements that run, load or take input. Mermaid draws none of them by itself. */
const UNWANTED = [
  ...['script', 'iframe', 'object', 'embed', 'link', 'meta', 'base', 'form', 'input', 'button', 'textarea'],
  ...['img', 'picture', 'video', 'audio', 'source', 'track', 'feImage', 'animate', 'set', 'discard'],
].join(',');

/** What makes a style load something from outside of the SVG. */
const FOREIGN = /@import\b|\b(?:image-set|src)\(|\burl\((?!\s*["']?(?:#|data:image\/))/i;

/** Of a harmless scheme, or a path. */
const HARMLESS_LINK = /^(?:https?:|mailto:|[/#?.]|[\w-][\w./-]*(?:[?#]|$))/i;
/** Of the site itself, or in the text. */
const OWN_IMAGE = /^(?:\/(?!\/)|data:image\/)/i;

/** A style as the browser reads it: letters can be written as escapes. */
const unescaped = (style: string) =>
  style
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10_ff_ff)),
    )
    .replace(/\\(.)/gs, '$1');

const isForeign = (style: string) => FOREIGN.test(unescaped(style));

function isHarmless(element: Element, {localName, value}: Attr): boolean {
  if (localName.startsWith('on') || localName === 'srcset' || localName === 'poster') return false;
  if (localName === 'href' || localName === 'src' || localName === 'action') {
    if (element.localName === 'a') return HARMLESS_LINK.test(value);
    return element.localName === 'image' ? OWN_IMAGE.test(value) : value.startsWith('#');
  }
  return !isForeign(value);
}

/** Removes the declarations that would load something; the rules stay. */
function cleanStyle(element: Element): void {
  const text = element.textContent;
  const clean = text.replace(/[^;{}]*\burl\((?!\s*["']?(?:#|data:image\/))[^;{}]*/gi, '');
  element.textContent = isForeign(clean) ? '' : clean;
}

/**
 * Removes everything that could run or load something: Mermaid's strict mode leaves styles and images that name other
 * sites. The nodes must stand in a document that is not shown.
 */
export function guard(root: Element): void {
  root.querySelectorAll(UNWANTED).forEach((element) => element.remove());
  root.querySelectorAll('style').forEach(cleanStyle);
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const attribute of [...element.attributes])
      if (!isHarmless(element, attribute)) element.removeAttributeNode(attribute);
  }
}

/** A diagram that was drawn: a node that stands in one place of the page at a time. */
export interface Drawing {
  svg: SVGSVGElement;
  /** In px. */
  width: number;
  height: number;
  /** A drawing with links is more than one image to assistive technology. */
  hasLinks: boolean;
}

let count = 0;

/** The next prefix for the ids of a drawing: no two drawings of a page share one. */
export function nextId(): string {
  count += 1;
  return `Rift-diagram-${count}`;
}

/** Room in px around a drawing that does not say how large it is. */
const MARGIN = 8;

/** The size of a drawing; measured on the stage where Mermaid gives it none. */
function sizeOf(svg: SVGSVGElement, stage: Element | undefined): [number, number] {
  const {width, height} = svg.viewBox.baseVal;
  if (width > 0 && height > 0) return [width, height];
  if (!stage) throw new Error('A drawing without a size, and no place to measure it');
  stage.replaceChildren(svg);
  const box = svg.getBBox();
  svg.remove();
  const size: [number, number] = [box.width + 2 * MARGIN, box.height + 2 * MARGIN];
  svg.setAttribute('viewBox', [box.x - MARGIN, box.y - MARGIN, ...size].join(' '));
  return size;
}

/**
 * Reads an SVG that Mermaid drew, in a document that runs and loads nothing, and guards the page from it. With a stage it
 * can be measured.
 */
export function readSvg(markup: string, stage?: Element): Drawing {
  const svg = new DOMParser().parseFromString(markup, 'text/html').querySelector('svg');
  if (!svg) throw new Error('Nothing was drawn');
  guard(svg);
  const [width, height] = sizeOf(svg, stage).map((length) => Math.ceil(length)) as [number, number];
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.style.maxWidth = '';
  // The viewer gives it a name and a description of its own. Browsers would show a title wherever the pointer rests.
  for (const name of ['role', 'aria-roledescription', 'aria-labelledby', 'aria-describedby'])
    svg.removeAttribute(name);
  svg.querySelectorAll(':scope > title, :scope > desc').forEach((element) => element.remove());
  return {svg, width, height, hasLinks: svg.querySelector('a[href], a[*|href]') !== null};
}

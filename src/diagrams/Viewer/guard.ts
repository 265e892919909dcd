/** Elements that run, load or take input. Mermaid draws none of them by itself. */
const UNWANTED = [
  ...['script', 'iframe', 'object', 'embed', 'link', 'meta', 'base', 'form', 'input', 'button', 'textarea'],
  ...['img', 'picture', 'video', 'audio', 'source', 'track', 'feImage', 'animate', 'set', 'discard'],
].join(',');

/** A place that a style takes something from, other than the picture itself. */
const FOREIGN = /@import\b|\b(?:image-set|src)\(|\burl\((?!\s*["']?(?:#|data:image\/))/i;

/** Of a harmless scheme, or a path. */
const HARMLESS_LINK = /^(?:https?:|mailto:|[/#?.]|[\w-][\w./-]*(?:[?#]|$))/i;
/** Of the site itself, or in the text. */
const OWN_IMAGE = /^(?:\/(?!\/)|data:image\/)/i;

/** A style as the browser reads it: letters can be written as their numbers. */
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

/** A rule of a style sheet stays without what it would load. */
function cleanStyle(element: Element): void {
  const text = element.textContent;
  const clean = text.replace(/[^;{}]*\burl\((?!\s*["']?(?:#|data:image\/))[^;{}]*/gi, '');
  element.textContent = isForeign(clean) ? '' : clean;
}

/**
 * Takes from a picture everything that could run or load something. Mermaid's strict mode leaves styles and images that
 * name other places. The nodes must stand in a document that is not shown.
 */
export function guard(root: Element): void {
  root.querySelectorAll(UNWANTED).forEach((element) => element.remove());
  root.querySelectorAll('style').forEach(cleanStyle);
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const attribute of [...element.attributes])
      if (!isHarmless(element, attribute)) element.removeAttributeNode(attribute);
  }
}

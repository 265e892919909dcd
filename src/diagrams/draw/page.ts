/** What changes while a picture is looked at: attributes that scripts set, and what the pointer does. */
const PASSING = /\[data-(?:step|lit)\]|:(?:hover|focus|active)\b/g;

/** What is drawn where something else names it, and nowhere otherwise. */
const DEFINITIONS = 'marker, filter, linearGradient, radialGradient, clipPath, pattern, symbol';

const isFollowed = (selector: string, svg: Element) => {
  const lasting = selector.replace(PASSING, '');
  return svg.matches(lasting) || svg.querySelector(lasting) !== null;
};

/** Leaves those rules of a style sheet that something in the picture follows; no picture moves. */
function pruneRules(style: SVGStyleElement, svg: SVGSVGElement): void {
  style.textContent = [...(style.sheet?.cssRules ?? [])]
    .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule)
    .filter(({selectorText}) => isFollowed(selectorText, svg))
    .map(({cssText}) => cssText)
    .join('\n');
}

/** Takes from the style of an element what it would look like anyway. */
function pruneStyle(element: SVGElement): void {
  const computed = getComputedStyle(element);
  for (const name of [...element.style]) {
    const own = element.style.getPropertyValue(name);
    const before = computed.getPropertyValue(name);
    element.style.removeProperty(name);
    if (computed.getPropertyValue(name) !== before) element.style.setProperty(name, own);
  }
}

/** Whether a link, a style or an attribute of the picture names an id. */
const isNamed = (id: string, markup: string) => new RegExp(`#${CSS.escape(id)}(?![\\w-])`).test(markup);

/**
 * Ends of lines, shadows and gradients that nothing in the picture uses, and ids that nothing in it names: Mermaid gives
 * some of them to every picture of a kind.
 */
function pruneIds(svg: SVGSVGElement): void {
  const markup = svg.outerHTML;
  for (const element of svg.querySelectorAll('[id]')) {
    if (isNamed(element.id, markup)) continue;
    if (element.matches(DEFINITIONS)) element.remove();
    else element.removeAttribute('id');
  }
}

/** Takes notes that Mermaid leaves for its own scripts, unless a rule reads them. */
function pruneNotes(svg: SVGSVGElement): void {
  const rules = [...svg.querySelectorAll('style')].map(({textContent}) => textContent).join('');
  for (const element of svg.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (name.startsWith('data-') && !rules.includes(`[${name}`)) element.removeAttribute(name);
}

/** Takes from a picture what makes no difference to the eye, and which its labels and lines do not need. */
export function prune(svg: SVGSVGElement): void {
  svg.querySelectorAll<SVGStyleElement>('style').forEach((style) => pruneRules(style, svg));
  svg.querySelectorAll('text').forEach(pruneStyle);
  pruneIds(svg);
  pruneNotes(svg);
}

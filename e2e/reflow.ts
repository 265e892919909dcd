import type {Page} from '@playwright/test';

/**
 * What is wrong with where the text of a page stands, whatever its size and that of the window: it makes the page scroll
 * sideways, leaves the window, is cut off, or lies on other text. What scrolls by itself, as code and tables do, is in order,
 * but not on paper.
 */
export const faultsOfLayout = (page: Page, medium: 'screen' | 'paper' = 'screen'): Promise<string[]> =>
  page.evaluate((medium) => {
    /*
     * How much of two lines may lie on each other: in px across, and of the lower one's height. Boxes of lines are higher than
     * their letters.
     */
    const touching = {across: 2, along: 0.35};
    interface Line {
      text: string;
      place: Element;
      layer: Element | null;
      box: {left: number; top: number; right: number; bottom: number};
    }
    // What is out of sight may not be laid out yet, and has a place of its own only as it comes near. Closed tabs stay closed.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':not([hidden]) { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];

    const faults = new Set<string>();
    const nameOf = (text: string) => `"${text.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
    const root = document.querySelector('dialog[open]') ?? document.body;
    if (document.documentElement.scrollWidth > innerWidth)
      faults.add(`the page is ${document.documentElement.scrollWidth} px wide in a window of ${innerWidth}`);

    // Asked for each line of text: a long page has thousands.
    const known = new Map<Element, {style: CSSStyleDeclaration; around: DOMRect}>();
    const looksOf = (element: Element) => {
      const looks = known.get(element) ?? {
        style: getComputedStyle(element),
        around: element.getBoundingClientRect(),
      };
      known.set(element, looks);
      return looks;
    };
    const isScroller = (value: string) => medium === 'screen' && (value === 'auto' || value === 'scroll');
    const isClip = (value: string) => value !== 'visible' && !isScroller(value);

    // A dialog is as wide as the window lets it be, and what is wider scrolls in it: that counts as if the page did.
    if (root.scrollWidth > root.clientWidth + 1 && root !== document.body)
      faults.add(`the dialog is ${root.clientWidth} px wide and holds ${root.scrollWidth}`);

    // Lines of text, each as far as what scrolls around it shows it.
    const lines: Line[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? '';
      const place = walker.currentNode.parentElement;
      if (
        !place ||
        text.trim() === '' ||
        place.closest('svg, script, style, option, [href^="#__docusaurus_skipToContent"]')
      )
        continue;
      if (!place.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const {left, top, right, bottom} of range.getClientRects()) {
        if (right - left < 2) continue;
        const box = {left, top, right, bottom};
        let layer: Element | null = null;
        let [isHidden, scrolls] = [false, false];
        for (let at: Element | null = place; at && at !== document.body; at = at.parentElement) {
          const {style, around} = looksOf(at);
          const {overflowX, overflowY, position, clipPath, textOverflow} = style;
          // What is clipped away as a whole is for those who listen.
          if (clipPath === 'inset(50%)') isHidden = true;
          if (position === 'fixed' || position === 'sticky') layer ??= at;
          if (isScroller(overflowX) || isScroller(overflowY)) {
            scrolls = true;
            box.left = Math.max(box.left, around.left);
            box.right = Math.min(box.right, around.right);
            box.top = Math.max(box.top, around.top);
            box.bottom = Math.min(box.bottom, around.bottom);
          } else if (!scrolls && (isClip(overflowX) || isClip(overflowY))) {
            const [across, along] = [around.width > 2, around.height > 2];
            // The excerpt beside an answer of the search ends in an ellipsis, whatever its size.
            const isExcerpt = textOverflow === 'ellipsis' && at.closest('[role="option"]') !== null;
            if (!across || !along) isHidden = true;
            else if (isExcerpt) box.right = Math.min(box.right, around.right);
            else if (isClip(overflowX) && (left < around.left - 1 || right > around.right + 1))
              faults.add(`${nameOf(text)} is cut off at its side`);
            else if (isClip(overflowY) && (top + 4 < around.top || bottom - 4 > around.bottom))
              faults.add(`${nameOf(text)} is cut off above or below`);
          }
        }
        if (isHidden || box.right - box.left < 2 || box.bottom - box.top < 2) continue;
        if (!scrolls && (left < -1 || right > innerWidth + 1))
          faults.add(`${nameOf(text)} leaves the window`);
        lines.push({text, place, layer, box});
      }
    }

    lines.sort((one, other) => one.box.top - other.box.top);
    lines.forEach((line, index) => {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (!other || other.box.top > line.box.bottom) break;
        const across = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        const along = Math.min(line.box.bottom, other.box.bottom) - other.box.top;
        // What stays while the rest scrolls lies on it at times. Lines of one paragraph may be close.
        if (line.layer !== other.layer || line.place === other.place) continue;
        if (across > touching.across && along > touching.along * (line.box.bottom - line.box.top))
          faults.add(`${nameOf(line.text)} and ${nameOf(other.text)} lie on each other`);
      }
    });
    return [...faults];
  }, medium);

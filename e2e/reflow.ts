import type {Page} from '@playwright/test';

/**
 * Problems with the layout of a page's text: it makes the page scroll sideways, leaves the window, is cut off, or overlaps other
 * text, or is a number in two lines. Code and tables may scroll in their own boxes, but not on paper.
 */
export const layoutProblems = (page: Page, medium: 'screen' | 'paper' = 'screen'): Promise<string[]> =>
  page.evaluate((medium) => {
    // How far two lines may overlap: in px across, and as a share of the upper one's height, because boxes are higher than letters.
    const touching = {across: 2, along: 0.35};
    interface Line {
      text: string;
      place: Element;
      layer: Element | null;
      box: {left: number; top: number; right: number; bottom: number};
    }
    // Lays out what is out of sight. Closed tabs stay closed.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':not([hidden]) { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];

    const problems = new Set<string>();
    const nameOf = (text: string) => `"${text.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
    const root = document.querySelector('dialog[open]') ?? document.body;
    if (document.documentElement.scrollWidth > innerWidth)
      problems.add(
        `the page is ${document.documentElement.scrollWidth} px wide in a window of ${innerWidth}`,
      );

    // Cached, because a long page has thousands of lines of text.
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

    // Content wider than a dialog scrolls in it, which counts like a page that scrolls sideways.
    if (root.scrollWidth > root.clientWidth + 1 && root !== document.body)
      problems.add(`the dialog is ${root.clientWidth} px wide and holds ${root.scrollWidth}`);

    // The lines of text, clipped to the part that their scroll containers show.
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
      if (/^\d+$/.test(text) && range.getClientRects().length > 1)
        problems.add(`${nameOf(text)} is broken in two`);
      for (const {left, top, right, bottom} of range.getClientRects()) {
        if (right - left < 2) continue;
        const box = {left, top, right, bottom};
        let layer: Element | null = null;
        let [isHidden, scrolls] = [false, false];
        for (let at: Element | null = place; at && at !== document.body; at = at.parentElement) {
          const {style, around} = looksOf(at);
          const {overflowX, overflowY, position, clipPath, textOverflow} = style;
          // Text that is clipped completely is for screen readers.
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
            // Excerpts of search results end in an ellipsis at any size.
            const isExcerpt = textOverflow === 'ellipsis' && at.closest('[role="option"]') !== null;
            if (!across || !along) isHidden = true;
            else if (isExcerpt) box.right = Math.min(box.right, around.right);
            else if (isClip(overflowX) && (left < around.left - 1 || right > around.right + 1))
              problems.add(`${nameOf(text)} is cut off at its side`);
            else if (isClip(overflowY) && (top + 4 < around.top || bottom - 4 > around.bottom))
              problems.add(`${nameOf(text)} is cut off above or below`);
          }
        }
        if (isHidden || box.right - box.left < 2 || box.bottom - box.top < 2) continue;
        if (!scrolls && (left < -1 || right > innerWidth + 1))
          problems.add(`${nameOf(text)} leaves the window`);
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
        // Sticky parts overlap what scrolls below them, and lines of one paragraph may be close together.
        if (line.layer !== other.layer || line.place === other.place) continue;
        if (across > touching.across && along > touching.along * (line.box.bottom - line.box.top))
          problems.add(`${nameOf(line.text)} and ${nameOf(other.text)} lie on each other`);
      }
    });
    return [...problems];
  }, medium);

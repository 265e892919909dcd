import type {MermaidConfig} from 'mermaid';

/** For the text of diagrams, which anyone may have written. */
export const untrusted = {
  securityLevel: 'strict',
  // A broken diagram draws nothing: the viewer says what is wrong.
  suppressErrorRendering: true,
  // What a diagram cannot set for itself: Mermaid's own list, and whatever is made into style sheets or HTML. The theme is
  // the site's.
  secure: [
    ...['secure', 'securityLevel', 'startOnLoad', 'maxTextSize', 'maxEdges', 'suppressErrorRendering'],
    ...['theme', 'themeVariables', 'themeCSS', 'darkMode', 'fontFamily', 'altFontFamily', 'dompurifyConfig'],
  ],
  // Of labels. "Strict" alone would let them load images, and lie over the page while they are measured.
  dompurifyConfig: {
    FORBID_TAGS: [
      ...['style', 'img', 'image', 'feimage', 'picture', 'source', 'video', 'audio', 'track'],
      ...['form', 'input', 'button', 'textarea', 'select', 'option', 'dialog'],
    ],
    FORBID_ATTR: ['style', 'src', 'srcset', 'poster', 'background'],
  },
} satisfies MermaidConfig;

/**
 * What pages may load, told to the browser: nothing from other places, and no handlers in attributes. It holds while
 * Mermaid draws, which happens in the page itself.
 */
export const contentPolicy = [
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "media-src 'self'",
  "object-src 'none'",
  "frame-src 'self'",
  "script-src-attr 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join('; ');

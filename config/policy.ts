import type {MermaidConfig} from 'mermaid';

/** Mermaid's settings for diagram texts, which anyone may have written. */
export const untrusted = {
  securityLevel: 'strict',
  // Draws nothing for a broken diagram, because the viewer says what is wrong.
  suppressErrorRendering: true,
  // What a diagram cannot set for itself: Mermaid's own list, the theme, and everything that ends up in style sheets or
  // HTML.
  secure: [
    ...['secure', 'securityLevel', 'startOnLoad', 'maxTextSize', 'maxEdges', 'suppressErrorRendering'],
    ...['theme', 'themeVariables', 'themeCSS', 'darkMode', 'fontFamily', 'altFontFamily', 'dompurifyConfig'],
  ],
  // For labels. "Strict" alone would let them load images, and cover the page while they are measured.
  dompurifyConfig: {
    FORBID_TAGS: [
      ...['style', 'img', 'image', 'feimage', 'picture', 'source', 'video', 'audio', 'track'],
      ...['form', 'input', 'button', 'textarea', 'select', 'option', 'dialog'],
    ],
    FORBID_ATTR: ['style', 'src', 'srcset', 'poster', 'background'],
  },
} satisfies MermaidConfig;

/**
 * Tells the browser what pages may load: nothing from other origins, and no handlers in attributes. This also applies to
 * Mermaid, which draws in the page itself.
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

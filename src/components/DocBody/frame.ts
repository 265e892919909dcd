/** The classes of the body of a page, by which styles and scripts know it, as Docusaurus has them. */
export const FRAME = 'theme-doc-markdown markdown';

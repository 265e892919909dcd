import {ThemeClassNames} from '@docusaurus/theme-common';

/** The class of the body, by which styles and scripts know it. */
export const FRAME = `${ThemeClassNames.docs.docMarkdown} markdown`;

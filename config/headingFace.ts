/** The heading face is made from this package by `npx tsx scripts/face.ts`. */
export const FACE_PACKAGE = '@fontsource-variable/familjen-grotesk';

/** Named after its content. src/css/tokens.css also contains this address. */
export const headingFace = '/assets/fonts/familjen-grotesk-06c8a362.woff2';

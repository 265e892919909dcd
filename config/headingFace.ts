/** Made by `npx tsx scripts/face.ts`, out of this package. */
export const FACE_PACKAGE = '@fontsource-variable/familjen-grotesk';

/** Named by its content. src/css/tokens.css has its address too. */
export const headingFace = '/assets/fonts/familjen-grotesk-06c8a362.woff2';

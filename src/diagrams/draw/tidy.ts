import {optimize} from 'svgo';

/** Enough for half a pixel of a screen that is four times as fine. */
const PRECISION = 2;

/** The same picture in fewer bytes, and one line. What the site's code and styles find in it by name or place stays. */
export function tidy(svg: string): string {
  const {data} = optimize(svg, {
    multipass: true,
    floatPrecision: PRECISION,
    js2svg: {finalNewline: true},
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            // Styles of the site name colours as Mermaid writes them.
            convertColors: false,
            removeViewBox: false,
            removeUnknownsAndDefaults: false,
            removeHiddenElems: false,
            cleanupIds: false,
            collapseGroups: false,
            mergePaths: false,
            convertShapeToPath: false,
            moveElemsAttrsToGroup: false,
            moveGroupAttrsToElems: false,
            inlineStyles: false,
            // Rules that Mermaid writes for other kinds of pictures are more than its merging of rules can take.
            minifyStyles: {restructure: false},
            convertPathData: {floatPrecision: PRECISION},
            cleanupNumericValues: {floatPrecision: PRECISION},
          },
        },
      },
    ],
  });
  return data;
}

import {failingLine, lineInSource} from './failingLine';
import {NOT_LOADED, type Fault} from './drawingFault';

/** What Mermaid's parsers throw besides errors of syntax. */
const NO_SYNTAX = /^(No diagram type detected|Diagrams beginning with ---|No such shape)/;

/** Mermaid's message on an image that does not arrive. */
const NO_IMAGE = 'The source image cannot be decoded.';

const isLoading = ({name, message}: Error) =>
  name === 'ChunkLoadError' ||
  /dynamically imported module|Importing a module script failed|Loading chunk/.test(message);

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Mermaid counts the lines that its parser sees, without front matter and comments. Parsers that name columns tell of
 * every place that they do not understand.
 */
const inSource = (message: string, source: string, line: number | undefined) =>
  line === undefined
    ? message
    : message
        .replace(/\bline \d+(?!\d*, column)/, `line ${line}`)
        .replace(
          /\bline (\d+)(?=, column)/g,
          (_, counted) => `line ${lineInSource(source, Number(counted)) ?? line}`,
        );

/** Puts into words what Mermaid threw about a source. `isParsed` says whether its parser takes the text. */
export async function faultOf(
  thrown: unknown,
  source: string,
  isParsed: () => Promise<boolean>,
): Promise<Fault> {
  const error = asError(thrown);
  if (isLoading(error)) return {kind: 'loading', message: NOT_LOADED};
  if (error.message === NO_IMAGE)
    return {kind: 'drawing', message: `${NO_IMAGE} Images from other places are not loaded.`};
  const line = failingLine(source, error);
  const isDrawing = error.name === 'YAMLException' || NO_SYNTAX.test(error.message) || (await isParsed());
  return {
    kind: isDrawing ? 'drawing' : 'syntax',
    message: inSource(error.message, source, line),
    ...(line !== undefined && {line}),
  };
}

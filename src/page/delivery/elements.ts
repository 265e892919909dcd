import {Tokenizer, TokenizerMode, type Token} from 'parse5';

/** A start tag, and the text if it is that of a script. */
export interface Element {
  tagName: string;
  attrs: readonly Token.Attribute[];
  /** The location of the start tag; for a script, to the end of its end tag. */
  location: Token.LocationWithAttributes | null;
  text: string;
}

/** The content of these is text up to their end tag. */
const TEXT_MODES: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  textarea: TokenizerMode.RCDATA,
  title: TokenizerMode.RCDATA,
};

/**
 * All elements of a page, in the order of their start tags. Building a tree of them would take longer than everything else that is
 * done to a page.
 */
export function elementsIn(html: string): Element[] {
  const elements: Element[] = [];
  let script: Element | undefined;
  const ignore = () => undefined;
  const addText = ({chars}: Token.CharacterToken) => {
    if (script) script.text += chars;
  };
  const tokenizer: Tokenizer = new Tokenizer(
    {sourceCodeLocationInfo: true},
    {
      onStartTag({tagName, attrs, location}) {
        const element = {tagName, attrs, location, text: ''};
        elements.push(element);
        if (tagName === 'script') script = element;
        tokenizer.state = TEXT_MODES[tagName] ?? TokenizerMode.DATA;
      },
      onEndTag({tagName, location}) {
        if (tagName === 'script' && script?.location && location)
          script.location = {...script.location, endOffset: location.endOffset};
        if (tagName === 'script') script = undefined;
      },
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter: addText,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  );
  tokenizer.write(html, true);
  return elements;
}

export const attributeOf = ({attrs}: Element, wanted: string): string | undefined =>
  attrs.find(({name}) => name === wanted)?.value;

export const classesIn = (elements: readonly Element[]): ReadonlySet<string> =>
  new Set(elements.flatMap((element) => (attributeOf(element, 'class') ?? '').split(/\s+/)));

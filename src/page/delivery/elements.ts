import {Tokenizer, TokenizerMode, type Token} from 'parse5';

/** A start tag, and of a script what is in it. */
export interface Element {
  tagName: string;
  attrs: readonly Token.Attribute[];
  /** Of the start tag; of a script to the end of its end tag. */
  location: Token.LocationWithAttributes | null;
  text: string;
}

/** What stands in these is text until their end tag. */
const TEXT_MODES: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  textarea: TokenizerMode.RCDATA,
  title: TokenizerMode.RCDATA,
};

/**
 * All elements of a page, in the order of their start tags. No tree is made of them: that takes longer than all else that is done to
 * a page.
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
        const element = {tagName, attrs, location: location as Element['location'], text: ''};
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

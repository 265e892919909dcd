const WORD = /[\p{L}\p{M}\p{N}_$]+/gu;
/** Where a name changes from one word to the next: `RouterInterface`, `toJSONText`, `HTTP_NOT_FOUND`. */
const SEAM = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|_+/u;

/** The words of a text in small letters; of a name of several words the name, then each of them. */
export function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).flatMap((word) => {
    const whole = word.toLowerCase();
    const parts = word.split(SEAM).filter((part) => part.length > 1);
    return parts.length > 1 ? [whole, ...parts.map((part) => part.toLowerCase())] : [whole];
  });
}

/** The words of a question, each once; a name stands as it was typed. */
export function askedWords(text: string): string[] {
  return [...new Set((text.match(WORD) ?? []).map((word) => word.toLowerCase()))];
}

/** A text in which only letters and digits count, to compare names and messages: `resulttype ensure`. */
export const essence = (text: string) => (text.match(WORD) ?? []).join(' ').toLowerCase();

const MEMBER = /(?:::|->)\$?(?<member>[\p{L}\p{N}_]+)(?:\(.*)?$|^(?<own>[\p{L}\p{N}_]+)\(.*\)?$/su;

/** What is asked for of a class: `ensure` in `ResultType::ensure`, `$result->ensure(...)` and `ensure()`. */
export function memberOf(question: string): string | undefined {
  const {member, own} = MEMBER.exec(question.trim())?.groups ?? {};
  return (member ?? own)?.toLowerCase();
}

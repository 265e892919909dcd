import {useEffect, useState} from 'react';
import type {Answer} from '@site/src/tables/ErrorFinder/answer';
import {answerFrom} from '@site/src/tables/ErrorFinder/answerFrom';
import {loadCatalogue, type CatalogueRow} from '@site/src/tables/ErrorFinder/catalogue';
import {isJson, mayBeResponse} from './pastedResponse';

interface Response {
  /** Whether nothing else can be said of the text before the answer comes. */
  isReading: boolean;
  /** Undefined for what is no response, and until it is read. */
  answer: Answer<CatalogueRow> | undefined;
}

/**
 * What the catalogue of a version has for a text that may be a response of Rift, or a line of its log.
 *
 * @param root - of the version: `/docs/v1`
 */
export function useResponse(text: string, root: string): Response {
  const [answered, setAnswered] = useState<{text: string; answer: Answer<CatalogueRow>}>();
  const isAsked = mayBeResponse(text);

  useEffect(() => {
    if (!isAsked) return undefined;
    let isWanted = true;
    void answerFrom(text, () => loadCatalogue(root)).then((answer) => {
      if (isWanted) setAnswered({text, answer});
    });
    return () => {
      isWanted = false;
    };
  }, [isAsked, text, root]);

  const answer = isAsked && answered?.text === text ? answered.answer : undefined;
  return {answer, isReading: isJson(text) && !answer};
}

import {isStaleBuild} from '@site/src/shared/missingFile';

/** Only the landing page has examples, so only it loads the code that links their steps. They can be read without it. */
export function onPageLoad(): void {
  const examples = [...document.querySelectorAll<HTMLElement>('[data-example]')];
  if (examples.length > 0) import('./linkSteps').then(({linkSteps}) => linkSteps(examples), isStaleBuild);
}

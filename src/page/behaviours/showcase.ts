/** Only the landing page has examples, and loads the code that links their steps. Without it they can be read all the same. */
export function onPageLoad(): void {
  const examples = [...document.querySelectorAll<HTMLElement>('[data-example]')];
  if (examples.length === 0) return;
  import('@site/src/landing/CodeShowcase/linkSteps').then(
    ({linkSteps}) => linkSteps(examples),
    () => undefined,
  );
}

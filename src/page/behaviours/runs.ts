import {elementOf} from '@site/src/shared/fragment';
import {isStaleBuild} from '@site/src/shared/missingFile';

/** What has replaced the former labs, by the query parameter that addressed each of them. */
const PLACES: Readonly<Record<string, string>> = {
  chain: 'chain',
  bench: 'profile',
  walk: 'request',
  benchmark: 'from-a-figure-to-a-request',
};

/** Chooses the case that the address names. */
function choose(): void {
  const place = elementOf(window.location.hash);
  if (place instanceof HTMLInputElement && place.closest('[data-run]')) place.checked = true;
}

/** Redirects the address of a former lab to what replaced it, and to the case of the same name. */
function leadOn(): void {
  const address = new URL(window.location.href);
  for (const [name, value] of [...address.searchParams]) {
    const run = PLACES[name] ?? '';
    const place = elementOf(`#${run}:${value}`) ?? elementOf(`#${run}`);
    if (!place) continue;
    // Otherwise it would win again after a reload, whatever the reader has chosen meanwhile.
    address.searchParams.delete(name);
    window.history.replaceState(window.history.state, '', address);
    window.location.replace(`#${place.id}`);
  }
}

/** Keeps the case of a recorded run in the address. */
export function setup(): void {
  document.addEventListener('change', ({target}) => {
    if (target instanceof HTMLInputElement && target.closest('[data-run]'))
      window.history.replaceState(window.history.state, '', `#${target.id}`);
  });
  window.addEventListener('hashchange', choose);
}

/** Only the landing page has examples, so only it loads the code that links their steps. They can be read without it. */
function linkExamples(): void {
  const examples = [...document.querySelectorAll<HTMLElement>('[data-example]')];
  if (examples.length === 0) return;
  import('@site/src/landing/CodeShowcase/linkSteps').then(({linkSteps}) => linkSteps(examples), isStaleBuild);
}

export function onPageLoad(): void {
  linkExamples();
  leadOn();
  choose();
}

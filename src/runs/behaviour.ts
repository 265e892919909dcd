import {elementOf} from '@site/src/shared/dom';

/** What has replaced the former labs, by the query parameter that addressed each of them. */
const RUNS_OF_LABS: Readonly<Record<string, string>> = {
  chain: 'chain',
  bench: 'profile',
  walk: 'request',
  benchmark: 'what-it-means-for-a-request',
};

/** Chooses the case that the address names. */
function choose(): void {
  const place = elementOf(window.location.hash);
  if (place instanceof HTMLInputElement && place.closest('[data-run]')) place.checked = true;
}

/** Redirects the address of a former lab to what replaced it, and to the case of the same name. */
function redirectLab(): void {
  const address = new URL(window.location.href);
  for (const [name, value] of [...address.searchParams]) {
    const run = RUNS_OF_LABS[name] ?? '';
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

export function onPageLoad(): void {
  redirectLab();
  choose();
}

import {ANSWER, ANSWER_EVENT, ANSWER_KEY} from '@site/src/frame/firstVisitAnswer';
import {labels, runs} from '@site/src/landing/RequestFigure/content';
import {prefersReducedMotion} from '@site/src/shared/motion';

/** What plays by itself; together under the five seconds after which moving things need a way to stop them. */
const RUNS_BY_ITSELF = 2;

let sent = 0;
/** Whether the reader has sent one. */
let isAsked = false;

function send(): void {
  const figure = document.querySelector('[data-request-figure]');
  const before = figure?.querySelector<SVGElement>('[data-request]');
  const button = figure?.querySelector('[data-send]');
  const status = figure?.querySelector('[role="status"]');
  if (!before || !button || !status) return;
  const {failsAt, message} = runs[sent % runs.length] ?? runs[0];
  sent += 1;
  // Of new elements the animations begin anew.
  const request = before.cloneNode(true) as SVGElement;
  request.dataset.outcome = failsAt === undefined ? 'success' : `failure-${failsAt}`;
  before.replaceWith(request);
  button.textContent = labels.next;
  status.textContent = isAsked ? message : '';
}

function start(): void {
  if (sent === 0 && !prefersReducedMotion()) send();
}

function isAnswered(): boolean {
  try {
    return localStorage.getItem(ANSWER_KEY) === ANSWER;
  } catch {
    // Storage is denied: every page asks.
    return false;
  }
}

/** A press sends the next request of the drawing of the landing page, which may fail. The first two play by themselves. */
export function install(): void {
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element) || !target.closest('[data-send]')) return;
    isAsked = true;
    send();
  });
  document.addEventListener('animationend', ({target}) => {
    const hasArrived = target instanceof Element && target.matches('[data-runner]');
    if (hasArrived && !isAsked && sent < RUNS_BY_ITSELF) send();
  });
  window.addEventListener(ANSWER_EVENT, start);
}

export function arrive(): void {
  sent = 0;
  isAsked = false;
  // Behind the dialog of the first visit nobody would see the first request.
  if (isAnswered()) start();
}

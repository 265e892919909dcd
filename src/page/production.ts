import {onPageLoad, setup} from './client';

/*
 * The only script of every built page. Each part is a task of its own, so that the page can respond in between: browsers lay out
 * the end of a page in the same task in which they run this file.
 */
setTimeout(() => {
  setup();
  setTimeout(() => {
    onPageLoad();
    document.documentElement.dataset.ready = '';
  });
});

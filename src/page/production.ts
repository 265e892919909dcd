import {onPageLoad, setup} from './client';

/*
 * The only script of every built page, loaded after the first paint (LOADER in src/page/delivery/page.ts). Each part is a task of its
 * own, so that the page can respond in between.
 */
setTimeout(() => {
  setup();
  setTimeout(() => {
    onPageLoad();
    document.documentElement.dataset.ready = '';
  });
});

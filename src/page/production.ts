import {onPageLoad, setup} from './client';

/*
 * The one script of every page of the build. Each part is a task of its own: browsers lay the end of a page out in that in which
 * they read this file, and readers are answered in between.
 */
setTimeout(() => {
  setup();
  setTimeout(() => {
    onPageLoad();
    document.documentElement.dataset.ready = '';
  });
});

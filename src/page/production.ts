import {onPageLoad, setup} from './client';

/*
 * The only script of every built page, loaded after the first paint (LOADER in src/page/delivery/page.ts). Each part is a task of its
 * own, so that the page can respond in between.
 */
const {waiting} = window;
delete window.waiting;

function start(part: () => void): void {
  setTimeout(() => {
    try {
      part();
    } catch (error) {
      waiting?.fail();
      throw error;
    }
  });
}

start(() => {
  setup(waiting);
  start(() => {
    onPageLoad();
    document.documentElement.dataset.ready = '';
  });
});

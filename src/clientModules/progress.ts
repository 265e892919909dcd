import nprogress from 'nprogress';

/**
 * The bar of a page that takes its time, which the classic theme starts. Its own template gives the bar a role that there
 * is not; the change of page is told otherwise.
 */
nprogress.configure({
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
});

/** Drawn once and shown twice: above the cut, and below it a step to the right. */
export const LETTERS =
  'M0 36V4h14.4c6.9 0 10.8 4 10.8 10.1 0 4.6-2.3 7.8-6.2 9.2L26.6 36h-9.4l-6.6-11.4H8.2V36zM8.2 11.1v7.2h4.9c2.5 0 3.9-1.3 3.9-3.6s-1.4-3.6-3.9-3.6z' +
  'M30.2 14h8v22h-8zM30.2 4h8v6.7h-8z' +
  'M45 36V20.4h-3.6V14H45v-1.6C45 6.9 47.8 4 53.1 4c1.5 0 2.9.2 4 .5v6.3a8 8 0 0 0-2-.3c-1.5 0-2.2.6-2.2 2V14h4.2v6.4h-4.2V36z' +
  'M62.6 28.4v-8H59V14h3.6V8.2h7.9V14H75v6.4h-4.5v7c0 1.7.8 2.4 2.5 2.4a9 9 0 0 0 2-.3v6a11 11 0 0 1-4.2.8c-5.3 0-8.2-2.6-8.2-7.9z';

/** The clip paths. */
export const ABOVE = 'M-2 0h84v20.6L-2 27.8z';
export const BELOW = 'M-6 40h90V22.2l-90 7.7z';

/** How far the lower part stands to the right. */
export const STEP = 3.4;

export const VIEW_BOX = '0 3 80 34';

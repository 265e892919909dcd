/** The settings of the phone, in addition to those of every browser in playwright.config.ts. */
export const PHONE = {viewport: {width: 390, height: 844}, hasTouch: true};

/** Marks a test that is the same on every screen, or chooses the screen itself: playwright.config.ts runs it on only one. */
export const ON_ANY_SCREEN = {tag: '@any-screen'};

/** The phone, beside what playwright.config.ts says of every browser. */
export const PHONE = {viewport: {width: 390, height: 844}, hasTouch: true};

/** Says of a test that it finds the same on every screen, or chooses the screen itself: playwright.config.ts runs it on one. */
export const ON_ANY_SCREEN = {tag: '@any-screen'};

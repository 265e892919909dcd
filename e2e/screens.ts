/** The phone, beside what playwright.config.ts says of every browser. */
export const PHONE = {viewport: {width: 390, height: 844}, hasTouch: true};

/** What a person can put right: shown as one line, without a stack. */
export class UserError extends Error {}

/** A problem outside the project that whoever typed the command can put right; the message says how. */
export class Refusal extends Error {}

export {Refusal as UserError};

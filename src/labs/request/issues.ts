/** The rows of the known issues that the lab leads to. */
export const ISSUES = ['k-04', 'k-12', 'k-14', 'k-16', 'k-18'] as const;

export type Issue = (typeof ISSUES)[number];

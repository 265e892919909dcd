/** The rows of docs/_data/knownIssues.json that the labs lead to. */
export const ISSUES = ['k-01', 'k-02', 'k-12', 'k-14', 'k-16', 'k-18', 'k-38'] as const;

export type IssueId = (typeof ISSUES)[number];

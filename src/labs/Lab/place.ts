import {createContext, use} from 'react';

export interface LabPlace {
  id: string;
  /** The address of the version that is being read: `/docs/v1` */
  root: string;
}

export const LabPlaceContext = createContext<LabPlace>({id: '', root: ''});

/** Where the lab around stands. */
export const useLabPlace = () => use(LabPlaceContext);

/** The rows of docs/_data/knownIssues.json that the labs lead to. */
export const ISSUES = ['k-01', 'k-02', 'k-12', 'k-14', 'k-16', 'k-18', 'k-38'] as const;

export type IssueId = (typeof ISSUES)[number];

import {createContext, use} from 'react';

export interface LabPlace {
  id: string;
  /** The address of the version that is being read: `/docs/v1` */
  root: string;
}

export const LabPlaceContext = createContext<LabPlace>({id: '', root: ''});

/** Where the lab around stands. */
export const useLabPlace = () => use(LabPlaceContext);

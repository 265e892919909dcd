import {createContext} from 'react';

/** The id of the lab around. */
export const LabId = createContext('');

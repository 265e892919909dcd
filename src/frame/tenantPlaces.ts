import {createContext} from 'react';
import type {Filled} from '@site/src/shared/tenant';

/** Where the tenant stands in the lines of a block of code. */
export const Places = createContext<Filled['places']>(new Map());

import {createContext} from 'react';
import type {Filled} from '@site/src/shared/tenant';

/** Where the tenant stands in the block of code around. */
export const Places = createContext<Filled['places']>(new Map());

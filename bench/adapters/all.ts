import {docusaurus} from './docusaurus';
import {nextra} from './nextra';
import {starlight} from './starlight';
import {vitepress} from './vitepress';

/** The sites that this one is measured beside. */
export const adapters = [docusaurus, vitepress, starlight, nextra];

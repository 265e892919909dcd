import type {Plugin, PluginModule} from '@docusaurus/types';
import {COLLAPSED, SIDEBAR_KEY} from '../frame/sidebarScript';

interface Options {
  versionNames: readonly string[];
}

const MARK = `document.documentElement.dataset.script='on'`;

const SIDEBAR = `try{if(localStorage.getItem('${SIDEBAR_KEY}')==='${COLLAPSED}')document.documentElement.dataset.sidebar='${COLLAPSED}'}catch(e){}`;

/**
 * The heights of parts that are laid out later are guesses until then. A reader who comes back, reloads or follows a fragment may
 * land below such parts, so for these everything is laid out at once.
 */
const LATER = `if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.style.setProperty('--rift-out-of-sight','visible')`;

/** A host answers an address with capitals with the 404 page, where this redirects. With the origin: a path may begin with `//`. */
const LOWER_CASE = `if(/[A-Z]/.test(location.pathname.replace(/%../g,'')))location.replace(location.origin+location.pathname.toLowerCase()+location.search+location.hash)`;

export function earlyScript(versionNames: readonly string[]): string {
  const isLowerCase = versionNames.every((name) => name === name.toLowerCase());
  return [MARK, SIDEBAR, LATER, ...(isLowerCase ? [LOWER_CASE] : [])].join(';\n');
}

/**
 * Runs before the first paint: hides what is for readers without script, collapses the sidebar if the reader did, and lays out the
 * whole page if a place in it is asked for.
 */
function early(_context: unknown, {versionNames}: Options): Plugin {
  return {
    name: 'rift-early',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: earlyScript(versionNames)}]}),
  };
}

export default early as unknown as PluginModule<Options>;

import type {Plugin, PluginModule} from '@docusaurus/types';
import {COLLAPSED, SIDEBAR_KEY} from '../src/components/SidebarToggle/state';

interface Options {
  versionNames: readonly string[];
}

const MARK = `document.documentElement.dataset.script='on'`;

const SIDEBAR = `try{if(localStorage.getItem('${SIDEBAR_KEY}')==='${COLLAPSED}')document.documentElement.dataset.sidebar='${COLLAPSED}'}catch(e){}`;

/** The router throws at a path, and Docusaurus at a fragment, with a stray %. Registered before the router listens. */
const DECODABLE = `
(function(){
  function fix(){
    var l=location,p=l.pathname,h=l.hash,q=p,g=h;
    try{decodeURI(p)}catch(e){q=p.replace(/%/g,'%25')}
    try{decodeURIComponent(h)}catch(e){g=h.replace(/%/g,'%25')}
    if(p!==q||h!==g)history.replaceState(history.state,'',q+l.search+g)
  }
  fix();addEventListener('popstate',fix)
})()`.trim();

/** The router matches in any case, hosts do not: an address in capitals would turn a 404 page into half of another. */
const LOWER_CASE = `if(/[A-Z]/.test(location.pathname.replace(/%../g,'')))location.replace(location.pathname.toLowerCase()+location.search+location.hash)`;

/** The statements of the script, in their order. */
export function earlyScript(versionNames: readonly string[]): string {
  const isLowerCase = versionNames.every((name) => name === name.toLowerCase());
  return [MARK, SIDEBAR, DECODABLE, ...(isLowerCase ? [LOWER_CASE] : [])].join(';\n');
}

/**
 * What must be so before the first paint: a mark that scripts run, so that what stands in for them is not shown; the
 * sidebar as the reader left it; an address that the router can read.
 */
function early(_context: unknown, {versionNames}: Options): Plugin {
  return {
    name: 'rift-early',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: earlyScript(versionNames)}]}),
  };
}

export default early as unknown as PluginModule<Options>;

import type {Plugin, PluginModule} from '@docusaurus/types';
import {COLLAPSED, SIDEBAR_KEY} from '../frame/sidebarState';

interface Options {
  versionNames: readonly string[];
}

const MARK = `document.documentElement.dataset.script='on'`;

const SIDEBAR = `try{if(localStorage.getItem('${SIDEBAR_KEY}')==='${COLLAPSED}')document.documentElement.dataset.sidebar='${COLLAPSED}'}catch(e){}`;

/**
 * The router of development throws at a path, and Docusaurus at a fragment, with a stray %. Both decode a path, one after the
 * other, so that it has to stand that twice. Registered before the router listens.
 *
 * With its origin, here and below: a path that begins with two slashes would be that of another host.
 */
const DECODABLE = `
(function(){
  function fix(){
    var l=location,p=l.pathname,h=l.hash,q=p,g=h,i=0;
    for(;i<2;i++)try{decodeURI(decodeURI(q))}catch(e){q=q.replace(/%/g,'%25')}
    try{decodeURIComponent(h)}catch(e){g=h.replace(/%/g,'%25')}
    if(p!==q||h!==g)history.replaceState(history.state,'',l.origin+q+l.search+g)
  }
  fix();addEventListener('popstate',fix)
})()`.trim();

/** Hosts have a page at its lower case alone: of an address in capitals they make the 404 page, which leads on by this. */
const LOWER_CASE = `if(/[A-Z]/.test(location.pathname.replace(/%../g,'')))location.replace(location.origin+location.pathname.toLowerCase()+location.search+location.hash)`;

/**
 * The statements of the script, in their order.
 *
 * @param isRouted - whether a router reads the address
 */
export function earlyScript(versionNames: readonly string[], isRouted: boolean): string {
  const isLowerCase = versionNames.every((name) => name === name.toLowerCase());
  return [MARK, SIDEBAR, ...(isRouted ? [DECODABLE] : []), ...(isLowerCase ? [LOWER_CASE] : [])].join(';\n');
}

/**
 * What must be so before the first paint: a mark that scripts run, so that what stands in for them is not shown; the
 * sidebar as the reader left it; an address that leads to a page.
 */
function early(_context: unknown, {versionNames}: Options): Plugin {
  const innerHTML = earlyScript(versionNames, process.env.NODE_ENV !== 'production');
  return {
    name: 'rift-early',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML}]}),
  };
}

export default early as unknown as PluginModule<Options>;

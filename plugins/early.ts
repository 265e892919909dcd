import type {Plugin} from '@docusaurus/types';
import {COLLAPSED, SIDEBAR_KEY} from '../src/components/SidebarToggle/state';

/**
 * What must be so before the first paint: a mark that scripts run, so that what stands in for them is not shown;
 * the sidebar as the reader left it; an address that the router can decode (it throws on a stray %).
 */
const script = `
document.documentElement.dataset.script='on'
try{if(localStorage.getItem(${JSON.stringify(SIDEBAR_KEY)})===${JSON.stringify(COLLAPSED)})document.documentElement.dataset.sidebar=${JSON.stringify(COLLAPSED)}}catch(e){}
try{decodeURI(location.pathname)}catch(e){history.replaceState(null,'',location.pathname.replace(/%/g,'%25')+location.search+location.hash)}
`.trim();

export default function early(): Plugin {
  return {
    name: 'rift-early',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
  };
}

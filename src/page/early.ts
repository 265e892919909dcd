import type {Plugin} from '@docusaurus/types';
import {COLLAPSED, SIDEBAR_KEY} from '../frame/sidebarScript';
import {waitForScript} from './waiting';

const MARK = `document.documentElement.dataset.script='on'`;

const SIDEBAR = `try{if(localStorage.getItem('${SIDEBAR_KEY}')==='${COLLAPSED}')document.documentElement.dataset.sidebar='${COLLAPSED}'}catch(e){}`;

/**
 * The heights of parts that are laid out later are guesses until then. A reader who comes back, reloads or follows a fragment may
 * land below such parts, so for these everything is laid out at once.
 */
const LAY_OUT_ALL = `if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.style.setProperty('--rift-out-of-sight','visible')`;

/**
 * Runs before the first paint: hides what is for readers without script, collapses the sidebar if the reader did, lays out the whole page
 * if a place in it is asked for, and keeps what the reader presses until the script is there.
 */
export default function early(): Plugin {
  return {
    name: 'rift-early',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: [MARK, SIDEBAR, LAY_OUT_ALL, `(${waitForScript.toString()})()`].join(';\n'),
        },
      ],
    }),
  };
}

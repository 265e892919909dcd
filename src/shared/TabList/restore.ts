/** Followed by the name of a group: the key under which the reader's last choice is stored. */
export const TABS_KEY = 'rift-tab-';

/**
 * Chooses the tab that the address names, or that the reader chose last, while the page is still being parsed. The script comes
 * right after the panels, so that those of another choice are never seen.
 */
export const RESTORE = `(list=>{let {query,group}=list.dataset,value=query?new URLSearchParams(location.search).get(query):null
try{value??=localStorage.getItem('${TABS_KEY}'+group)}catch{}
let tabs=[...list.children]
if(tabs.some(tab=>tab.dataset.value===value))for(let tab of tabs){let isOpen=tab.dataset.value===value
tab.setAttribute('aria-selected',isOpen)
document.getElementById(tab.getAttribute('aria-controls')).toggleAttribute('data-closed',!isOpen)}})(document.currentScript.parentElement.querySelector('[data-tabs]'))`;

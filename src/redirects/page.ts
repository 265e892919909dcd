import {escapeUTF8} from 'entities';
import {partsOf} from '../../config/address';

/** Does what `follow` of config/address.ts does. The same text in every page, so that the policy needs one hash for all. */
const SCRIPT =
  "(function(){var d=document.currentScript.dataset,q=location.search;location.replace(d.to+(d.to.includes('?')?q.replace('?','&'):q)+(d.hash||location.hash))})()";

/**
 * The file at a redirected address, for hosts without redirects. The script keeps query and fragment, which the refresh for
 * browsers without script cannot.
 *
 * @param origin - the address of the site
 */
export function redirectPage(to: string, origin: string): string {
  const {pathname, search, hash} = partsOf(to);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page is elsewhere</title>
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeUTF8(origin + pathname)}">
<script data-to="${escapeUTF8(pathname + search)}" data-hash="${escapeUTF8(hash)}">${SCRIPT}</script>
<noscript><meta http-equiv="refresh" content="0; url=${escapeUTF8(to)}"></noscript>
<style>:root{color-scheme:light dark;font:1.0625rem/1.65 system-ui,sans-serif}body{max-width:40rem;margin:4rem auto;padding:0 1.25rem}</style>
</head>
<body>
<p>This page is elsewhere: <a href="${escapeUTF8(to)}">${escapeUTF8(to)}</a></p>
</body>
</html>
`;
}

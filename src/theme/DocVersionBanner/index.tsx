// Change: for a page that has moved it asks the redirects, where the original leads to the introduction.
export {default} from '@site/src/frame/VersionBanner';

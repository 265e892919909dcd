// Change: says what a draft is, in the words of the site.
export {default} from '@site/src/frame/VersionBanner';

// Change: explains what a draft is, in the site's own words.
export {default} from '@site/src/frame/VersionBanner';

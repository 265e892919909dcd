import type {ClientModule} from '@docusaurus/types';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import globalData from '@generated/globalData';
import {withoutSlash} from '@site/config/address';
import {keepRecent} from '@site/src/components/Search/recent';

const {versions} = globalData['docusaurus-plugin-content-docs']?.default as {versions: GlobalVersion[]};
/** All there are: an address of the docs may also lead to the 404 page. */
const pages = new Set(versions.flatMap(({docs}) => docs.map(({path}) => withoutSlash(path))));

const clientModule: ClientModule = {
  onRouteDidUpdate({location: {pathname}, previousLocation}) {
    if (pathname !== previousLocation?.pathname && pages.has(withoutSlash(pathname))) keepRecent(pathname);
  },
};

export default clientModule;

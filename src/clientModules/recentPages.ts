import type {ClientModule} from '@docusaurus/types';
import {keepRecent} from '@site/src/components/Search/recent';

const clientModule: ClientModule = {
  onRouteDidUpdate({location: {pathname}, previousLocation}) {
    if (pathname !== previousLocation?.pathname) keepRecent(pathname);
  },
};

export default clientModule;

import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {arrive, install} from './client';

if (ExecutionEnvironment.canUseDOM) install();

/** The behaviours of the frame beside the ordinary client of Docusaurus, which changes pages in place. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname === previousLocation?.pathname) return;
    arrive();
    document.documentElement.dataset.ready = '';
  },
};

export default clientModule;

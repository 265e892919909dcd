import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {onPageLoad, setup} from './client';

if (ExecutionEnvironment.canUseDOM) setup();

/** The behaviours of the frame beside the ordinary client of Docusaurus, which changes pages in place. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname === previousLocation?.pathname) return;
    onPageLoad();
    document.documentElement.dataset.ready = '';
  },
};

export default clientModule;

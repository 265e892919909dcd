import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {onPageLoad, setup} from './client';

if (ExecutionEnvironment.canUseDOM) setup();

/** Runs the behaviours alongside the ordinary Docusaurus client, which replaces pages in place. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname === previousLocation?.pathname) return;
    onPageLoad();
    document.documentElement.dataset.ready = '';
  },
};

export default clientModule;

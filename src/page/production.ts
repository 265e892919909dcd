import {arrive, install} from './client';

/** The one script of every page of the build. */
install();
arrive();
document.documentElement.dataset.ready = '';

// Change: one more item, the version switch, which offers the same page in each version.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import VersionSwitch from '@site/src/frame/VersionSwitch';

export default {...ComponentTypes, 'custom-versionSwitch': VersionSwitch};

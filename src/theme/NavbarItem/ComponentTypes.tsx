// Change: one more item, the version switch, which offers the same page in each version.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import VersionSwitch from '@site/src/components/VersionSwitch';

export default {...ComponentTypes, 'custom-versionSwitch': VersionSwitch};

import {createRequire} from 'node:module';
import type * as Licences from '../../config/licences';
import type * as Lockfile from '../../config/lockfile';

/** Outside this folder TypeScript is CommonJS to the test runner, and an `import` from here cannot name what it exports. */
const load = createRequire(import.meta.url);

export const {exceptionFor, INSTALLED_LICENCES, isAllowed, licenceExceptions, licenceOf} = load(
  '../../config/licences.ts',
) as typeof Licences;
export type LicenceException = Licences.LicenceException;
export const {entriesOf, folderOf, LOCKFILE, nameAt} = load('../../config/lockfile.ts') as typeof Lockfile;
export type LockedPackage = Lockfile.LockedPackage;
export type LockedPackages = Lockfile.LockedPackages;
export type Manifest = Lockfile.Manifest;

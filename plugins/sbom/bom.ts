import {Contrib, Enums, Models, Serialize, Spec} from '@cyclonedx/cyclonedx-library';
import {PackageURL} from 'packageurl-js';
import parseExpression from 'spdx-expression-parse';
import {exceptionFor, licenceOf, untexted} from '../../config/licences';
import {
  entriesOf,
  folderOf,
  nameAt,
  type LockedPackage,
  type LockedPackages,
  type Manifest,
} from '../../config/lockfile';
import type {Embedded, Shipped} from './shipped';

/** Where a package is installed, in the words of https://github.com/CycloneDX/cyclonedx-property-taxonomy. */
const PATH = 'cdx:npm:package:path';

const INDENT = 1;

const licences = new Contrib.License.Factories.LicenseFactory(
  (expression) => void parseExpression(expression),
);

/** The address of a package in any registry: no host is part of it. */
function purlOf(name: string, version: string): string {
  const [scope, own] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return new PackageURL('npm', scope, own ?? name, version, undefined, undefined).toString();
}

function licencesOf(licence: string | undefined, isDeclared: boolean): Models.LicenseRepository {
  if (licence === undefined) return new Models.LicenseRepository();
  const license = licences.makeFromString(licence);
  license.acknowledgement = isDeclared
    ? Enums.LicenseAcknowledgement.Declared
    : Enums.LicenseAcknowledgement.Concluded;
  return new Models.LicenseRepository([license]);
}

/** What npm compares a package with when it installs it. */
function hashesOf(integrity = ''): Models.HashDictionary {
  const [, content] = /^sha512-(\S+)$/.exec(integrity) ?? [];
  return new Models.HashDictionary(
    content === undefined
      ? []
      : [[Enums.HashAlgorithm['SHA-512'], Buffer.from(content, 'base64').toString('hex')]],
  );
}

function embeddedComponent({name, version}: Embedded, host: string): Models.Component {
  const purl = purlOf(name, version);
  return new Models.Component(Enums.ComponentType.Library, name, {
    bomRef: `${host}#${purl}`,
    version,
    purl,
    scope: Enums.ComponentScope.Required,
    licenses: licencesOf(untexted.find((one) => one.name === name)?.licence, false),
  });
}

function componentOf(folder: string, entry: LockedPackage, embedded: readonly Embedded[] | undefined) {
  const {name = nameAt(folder), version = '', license, integrity} = entry;
  const named = {name, version, license};
  const purl = purlOf(name, version);
  const bomRef = `${purl}#${folder}`;
  return new Models.Component(Enums.ComponentType.Library, name, {
    bomRef,
    version,
    purl,
    scope: embedded ? Enums.ComponentScope.Required : Enums.ComponentScope.Excluded,
    licenses: licencesOf(licenceOf(named), exceptionFor(named) === undefined),
    hashes: hashesOf(integrity),
    properties: new Models.PropertyRepository([new Models.Property(PATH, folder)]),
    components: new Models.ComponentRepository((embedded ?? []).map((one) => embeddedComponent(one, bomRef))),
  });
}

/**
 * The bill of materials of the site in CycloneDX: packages whose code readers load are `required`, those that only build
 * and check the site `excluded`. The same sources make the same bill: it has no date, number or place of its own.
 */
export function makeBom(manifest: Manifest, packages: LockedPackages, shipped: Shipped): string {
  const components = new Map(
    entriesOf(packages).map(([folder, entry]) => [folder, componentOf(folder, entry, shipped.get(folder))]),
  );
  const site = new Models.Component(Enums.ComponentType.Application, manifest.name ?? '', {
    bomRef: manifest.name,
    version: manifest.version,
    licenses: licencesOf(manifest.license, true),
  });
  components.set('', site);
  for (const [folder, component] of components) {
    const {dependencies, devDependencies, optionalDependencies, peerDependencies} = packages[folder] ?? {};
    const own = folder === '' ? devDependencies : {};
    for (const name of Object.keys({...dependencies, ...own, ...optionalDependencies, ...peerDependencies})) {
      const found = components.get(folderOf(packages, folder, name) ?? folder);
      if (found && found !== component) component.dependencies.add(found.bomRef);
    }
  }
  components.delete('');
  const bom = new Models.Bom({
    metadata: new Models.Metadata({
      component: site,
      lifecycles: new Models.LifecycleRepository([Enums.LifecyclePhase.Build]),
    }),
    components: new Models.ComponentRepository(components.values()),
  });
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return serializer.serialize(bom, {sortLists: true, space: INDENT});
}

import satisfies from 'spdx-satisfies';

/** Licences that what readers load may be under, as SPDX names them: all ask for no more than that they are told of. */
export const SHIPPED_LICENCES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
];

/** What builds and checks the site is not passed on to anybody, so that it may be under these, too. */
export const INSTALLED_LICENCES: readonly string[] = [
  ...SHIPPED_LICENCES,
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
];

/** A package whose package.json does not say its licence so that a program understands it. */
export interface LicenceException {
  name: string;
  /** The version whose files were read: another one may be under another licence. */
  version: string;
  /** What its package.json says, if anything. */
  declared?: string;
  /** What it is, as an SPDX expression, where there is one. */
  licence?: string;
  reason: string;
}

export const licenceExceptions: readonly LicenceException[] = [
  {
    name: 'dejavu-fonts-ttf',
    version: '2.37.3',
    declared: 'SEE LICENSE IN README.md AND LICENSE',
    reason:
      'its file LICENSE has the terms of Bitstream Vera and Arev: all allow use and copying; browser tests draw with it',
  },
  {
    name: 'dictionary-en-gb',
    version: '3.0.0',
    declared: '(MIT AND BSD)',
    reason:
      'its file licence collects the terms of its sources: all allow use and copying; the check of spelling reads it',
  },
  {
    name: 'eval',
    version: '0.1.8',
    licence: 'MIT',
    reason: 'says so in the field "licenses", which npm has given up, and in its file LICENSE',
  },
  {
    name: 'format',
    version: '0.2.2',
    licence: 'MIT',
    reason: 'says so in the field "licenses", which npm has given up, and in its Readme.md',
  },
  {name: 'khroma', version: '2.1.0', licence: 'MIT', reason: 'says so in its file license only'},
  {
    name: 'require-like',
    version: '0.1.2',
    licence: 'MIT',
    reason: 'its file License has the words of MIT, without the name',
  },
  {
    name: 'svg-tags',
    version: '1.0.0',
    licence: 'MIT',
    reason: 'says so in the field "licenses", which npm has given up, and in its file LICENSE',
  },
];

/** A package that comes without the text of its licence, or inside another one. */
export interface Untexted {
  name: string;
  licence: 'Apache-2.0' | 'MIT';
  /** Whose it is, in the words of its own notice. */
  holder: string;
}

const CHEVROTAIN = {
  licence: 'Apache-2.0',
  holder: 'By Shahar Soel and the contributors of Chevrotain',
} as const;
const MICROSOFT = {licence: 'MIT', holder: 'Copyright (c) Microsoft Corporation'} as const;

/** The notice that the build writes needs their licence and whose they are. */
export const untexted: readonly Untexted[] = [
  {name: '@chevrotain/gast', ...CHEVROTAIN},
  {name: '@chevrotain/regexp-to-ast', ...CHEVROTAIN},
  {name: '@chevrotain/utils', ...CHEVROTAIN},
  {name: 'chevrotain', ...CHEVROTAIN},
  {name: 'chevrotain-allstar', licence: 'MIT', holder: 'Copyright 2022 TypeFox GmbH'},
  {name: 'fastdom', licence: 'MIT', holder: 'Copyright (c) 2016 Wilson Page <wilsonpage@me.com>'},
  {name: 'infima', licence: 'MIT', holder: 'Copyright (c) Facebook, Inc. and its affiliates.'},
  {
    name: 'isarray',
    licence: 'MIT',
    holder: 'Copyright (c) 2013 Julian Gruber <julian@juliangruber.com>',
  },
  {name: 'js-yaml', licence: 'MIT', holder: 'Copyright (C) 2011-2015 by Vitaly Puzrin'},
  {name: 'langium', licence: 'MIT', holder: 'Copyright 2021 TypeFox GmbH'},
  {
    name: 'lodash-es',
    licence: 'MIT',
    holder: 'Copyright OpenJS Foundation and other contributors <https://openjsf.org/>',
  },
  {name: 'prismjs', licence: 'MIT', holder: 'Copyright (c) 2012 Lea Verou'},
  {name: 'vscode-jsonrpc', ...MICROSOFT},
  {name: 'vscode-languageserver-protocol', ...MICROSOFT},
  {name: 'vscode-languageserver-textdocument', ...MICROSOFT},
  {name: 'vscode-languageserver-types', ...MICROSOFT},
  {name: 'vscode-uri', ...MICROSOFT},
];

interface Named {
  name: string;
  version?: string;
  license?: string;
}

/** The exception that is made for a package, in the version and with the words that it was made for. */
export const exceptionFor = (
  {name, version, license}: Named,
  exceptions = licenceExceptions,
): LicenceException | undefined =>
  exceptions.find(
    (exception) => exception.name === name && exception.version === version && exception.declared === license,
  );

/** The licence of a package as an SPDX expression, or in its own words; nothing where it says none. */
export function licenceOf(named: Named, exceptions = licenceExceptions): string | undefined {
  const exception = exceptionFor(named, exceptions);
  return exception?.licence ?? named.license;
}

/** Whether one can keep to an SPDX expression with licences of a list alone. What is not such an expression is refused. */
export function isAllowed(licence: string | undefined, allowed: readonly string[]): boolean {
  try {
    return licence !== undefined && satisfies(licence, [...allowed]);
  } catch {
    return false;
  }
}

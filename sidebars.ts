import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Item =
  Exclude<SidebarsConfig[string], undefined> extends infer List
    ? List extends readonly (infer One)[]
      ? One
      : never
    : never;

/** A parent page with its children. Groups of the first level are open from the start, deeper ones when the reader gets there. */
function group(label: string, id: string, items: Item[], collapsed = true): Item {
  return {type: 'category', label, link: {type: 'doc', id: `${id}/index`}, collapsed, items};
}

const sidebars: SidebarsConfig = {
  docs: [
    'introduction',
    'installation',
    'first-endpoint',
    group(
      'Basic concepts',
      'basic-concepts',
      [
        group('From the inside', 'basic-concepts/from-the-inside', [
          'basic-concepts/from-the-inside/interfaces',
          'basic-concepts/from-the-inside/interfaces-to-implementations',
          'basic-concepts/from-the-inside/core-modules',
        ]),
        group('Contract', 'basic-concepts/contract', [
          group('Methods', 'basic-concepts/contract/methods', [
            'basic-concepts/contract/methods/then',
            'basic-concepts/contract/methods/map',
            'basic-concepts/contract/methods/catch',
            'basic-concepts/contract/methods/tap',
            'basic-concepts/contract/methods/ensure',
            'basic-concepts/contract/methods/merge',
          ]),
          'basic-concepts/contract/metadata',
          'basic-concepts/contract/serialize',
          'basic-concepts/contract/benchmark',
        ]),
      ],
      false,
    ),
    group(
      'Architecture',
      'architecture',
      [
        'architecture/directory-structure',
        'architecture/entrypoint',
        group('Routing', 'architecture/routing', [
          'architecture/routing/request-object',
          'architecture/routing/routes-configuration',
          'architecture/routing/middlewares',
          'architecture/routing/rate-limiting',
        ]),
        group('Logic layer', 'architecture/logic-layer', [
          'architecture/logic-layer/use-cases',
          'architecture/logic-layer/di',
        ]),
        group('Databases', 'architecture/databases', [
          'architecture/databases/connection',
          group('Models', 'architecture/databases/models', [
            'architecture/databases/models/schema',
            'architecture/databases/models/keys',
            'architecture/databases/models/validation-rules',
          ]),
          group('Repositories', 'architecture/databases/repositories', [
            'architecture/databases/repositories/router',
            'architecture/databases/repositories/repository-structure',
          ]),
          'architecture/databases/configurators',
        ]),
      ],
      false,
    ),
    group(
      'Modules',
      'modules',
      [
        group('Validator', 'modules/validator', [
          'modules/validator/int-utils',
          'modules/validator/string-utils',
          'modules/validator/schema-validator',
          'modules/validator/interface',
        ]),
        'modules/crypto',
        'modules/metrics',
        'modules/cache',
      ],
      false,
    ),
    group(
      'Guides',
      'guides',
      [
        'guides/add-a-tenant',
        'guides/register-and-verify-a-tenant',
        'guides/protect-routes',
        'guides/test-a-use-case',
        'guides/run-outside-http',
        'guides/call-rift-from-a-web-page',
        'guides/going-to-production',
        'guides/security',
        'guides/coming-from-other-frameworks',
      ],
      false,
    ),
    group(
      'Reference',
      'reference',
      [
        'reference/errors',
        'reference/http-codes',
        'reference/constants',
        'reference/interfaces',
        'reference/container-bindings',
        'reference/configuration',
        'reference/command-line',
        'reference/known-issues',
        'reference/what-rift-does-not-have',
        'reference/glossary',
        'reference/machine-readable',
      ],
      false,
    ),
  ],
};

export default sidebars;

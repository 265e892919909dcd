import {createRequire} from 'node:module';
import type * as NumberPrefix from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import type * as Slug from '@docusaurus/plugin-content-docs/lib/slug.js';
import type * as History from '../../config/history';
import type * as Contributing from '../../src/contributing/contributing';
import type * as Html from '../../src/redirects/html';
import type * as Config from '../../src/diagrams/mermaid';
import type * as Redirects from '../../src/redirects/redirects';
import type * as Untrusted from '../../config/policy';
import type * as Versions from '../../config/versions';
import type * as Check from '../../src/diagrams/check';
import type * as DiagramSvgs from '../../src/diagrams/diagramSvgs';
import type * as Remark from '../../src/diagrams/remark';
import type * as Sidebars from '../../sidebars';
import type * as Source from '../../src/diagrams/source';
import type * as Tenant from '../../src/shared/tenant';

/** Outside this folder TypeScript is CommonJS to the test runner, and an `import` from here cannot name what it exports. */
const load = createRequire(import.meta.url);

export const {DefaultNumberPrefixParser} = load(
  '@docusaurus/plugin-content-docs/lib/numberPrefix.js',
) as typeof NumberPrefix;
export const {default: getSlug} = load('@docusaurus/plugin-content-docs/lib/slug.js') as typeof Slug;
export const {contributing} = load('../../src/contributing/contributing.ts') as typeof Contributing;
export const {mermaidOptions, mermaidTheme} = load('../../src/diagrams/mermaid.ts') as typeof Config;
export const {inAttribute} = load('../../src/redirects/html.ts') as typeof Html;
export const {hasHistory} = load('../../config/history.ts') as typeof History;
export const {
  findRedirectProblems,
  parseRedirects,
  readRedirects,
  redirects,
  REDIRECTS_FILE,
  redirectProblems,
  sortedRedirects,
  vercelRedirects,
  withoutChains,
} = load('../../src/redirects/redirects.ts') as typeof Redirects;
export type Redirect = Redirects.Redirect;
export type VercelRedirect = Redirects.VercelRedirect;
export const {contentPolicy} = load('../../config/policy.ts') as typeof Untrusted;
export const {latestVersion, NEXT, readVersionNames, versionFolder, versionSidebar} = load(
  '../../config/versions.ts',
) as typeof Versions;
export const {default: sidebars} = load('../../sidebars.ts') as typeof Sidebars;
export const {DIAGRAM_SVGS, DIAGRAM_SVGS_ADDRESS, diagramSvgFile, diagramSvgFiles, diagramSvgName} = load(
  '../../src/diagrams/diagramSvgs.ts',
) as typeof DiagramSvgs;
export const {drawnSource} = load('../../src/diagrams/remark.ts') as typeof Remark;
export const {checkDiagram, DiagramError} = load('../../src/diagrams/check.ts') as typeof Check;
export const {commentIn, descriptionIn, nameIn} = load('../../src/diagrams/source.ts') as typeof Source;
export const {DEFAULT_UID, inSchemaName, schemaOf} = load('../../src/shared/tenant.ts') as typeof Tenant;
export type DiagramError = Check.DiagramError;

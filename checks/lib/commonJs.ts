import {createRequire} from 'node:module';
import type * as NumberPrefix from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import type * as Slug from '@docusaurus/plugin-content-docs/lib/slug.js';
import type * as History from '../../config/history';
import type * as Contributing from '../../config/contributing';
import type * as Html from '../../config/html';
import type * as Config from '../../config/mermaid';
import type * as Redirects from '../../config/redirects';
import type * as Untrusted from '../../config/untrusted';
import type * as Versions from '../../config/versions';
import type * as Fence from '../../plugins/diagrams/fence';
import type * as Pictures from '../../plugins/diagrams/pictures';
import type * as Read from '../../plugins/diagrams/read';
import type * as Remark from '../../plugins/diagrams/remark';
import type * as Sidebars from '../../sidebars';
import type * as Source from '../../src/components/DiagramViewer/source';
import type * as Tenant from '../../src/utils/tenant';

/** Outside this folder TypeScript is CommonJS to the test runner, and an `import` from here cannot name what it exports. */
const load = createRequire(import.meta.url);

export const {DefaultNumberPrefixParser} = load(
  '@docusaurus/plugin-content-docs/lib/numberPrefix.js',
) as typeof NumberPrefix;
export const {default: getSlug} = load('@docusaurus/plugin-content-docs/lib/slug.js') as typeof Slug;
export const {contributing} = load('../../config/contributing.ts') as typeof Contributing;
export const {mermaidOptions, mermaidTheme} = load('../../config/mermaid.ts') as typeof Config;
export const {inAttribute} = load('../../config/html.ts') as typeof Html;
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
} = load('../../config/redirects.ts') as typeof Redirects;
export type Redirect = Redirects.Redirect;
export type VercelRedirect = Redirects.VercelRedirect;
export const {contentPolicy} = load('../../config/untrusted.ts') as typeof Untrusted;
export const {latestVersion, NEXT, readVersionNames, versionFolder, versionSidebar} = load(
  '../../config/versions.ts',
) as typeof Versions;
export const {default: sidebars} = load('../../sidebars.ts') as typeof Sidebars;
export const {fenceTitle} = load('../../plugins/diagrams/fence.ts') as typeof Fence;
export const {drawingCode, pictureFile, pictureName, PICTURES, PICTURES_ADDRESS, picturesIn} = load(
  '../../plugins/diagrams/pictures.ts',
) as typeof Pictures;
export const {drawnSource} = load('../../plugins/diagrams/remark.ts') as typeof Remark;
export const {DiagramError, readDiagram} = load('../../plugins/diagrams/read.ts') as typeof Read;
export const {commentIn} = load('../../src/components/DiagramViewer/source.ts') as typeof Source;
export const {DEFAULT_UID, inSchemaName, schemaOf} = load('../../src/utils/tenant.ts') as typeof Tenant;
export type DiagramError = Read.DiagramError;
